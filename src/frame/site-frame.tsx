import './site-frame.css'
import './print.css'
import { useHydrated } from '@tanstack/react-router'
import { X } from 'lucide'
import { lazy, type ReactNode } from 'react'
import { toastsFile } from '../toasts/show-toast.ts'
import { Deferred } from '../ui/deferred.tsx'
import { Icon } from '../ui/icon.tsx'
import { Footer } from './footer/footer.tsx'
import { Metadata } from './head/metadata.tsx'
import { Header } from './header/header.tsx'
import { RouteAnnouncer } from './page/route-announcer.tsx'
import { ScrollToTop } from './page/scroll-to-top.tsx'
import { SkipLink } from './page/skip-link.tsx'
import { usePrintOrigin } from './page/use-print-origin.ts'

const Toasts = lazy(() => toastsFile)

export function SiteFrame({ children }: { children: ReactNode }) {
  usePrintOrigin()
  return (
    <>
      <Metadata />
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ScrollToTop />
      <RouteAnnouncer />
      <Deferred>{useHydrated() && <Toasts closeIcon={<Icon of={X} size="1rem" />} />}</Deferred>
    </>
  )
}
