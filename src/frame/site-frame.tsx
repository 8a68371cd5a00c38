import './site-frame.css'
import './print.css'
import { ClientOnly } from '@tanstack/react-router'
import { X } from 'lucide'
import { lazy, type ReactNode } from 'react'
import { toastsLoaded } from '../toasts/show-toast.ts'
import { Icon } from '../ui/icon.tsx'
import { LazyPart } from '../ui/lazy-part.tsx'
import { useClientNavigation } from '../ui/links/use-client-navigation.ts'
import { Footer } from './footer/footer.tsx'
import { Metadata } from './head/metadata.tsx'
import { Header } from './header/header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SkipLink } from './skip-link.tsx'
import { usePrintOrigin } from './use-print-origin.ts'

const Toasts = lazy(() => toastsLoaded)

export function SiteFrame({ children }: { children: ReactNode }) {
  useClientNavigation()
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
      <LazyPart>
        <ClientOnly>
          <Toasts closeIcon={<Icon of={X} size="1rem" />} />
        </ClientOnly>
      </LazyPart>
    </>
  )
}
