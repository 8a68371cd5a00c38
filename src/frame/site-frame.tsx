import './site-frame.css'
import './print.css'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useToastsWanted } from '../show-toast.ts'
import { Footer } from './footer/footer.tsx'
import { Metadata } from './head/metadata.tsx'
import { StructuredData } from './head/structured-data.ts'
import { Header } from './header/header.tsx'
import { RouteAnnouncer } from './page/route-announcer.tsx'
import { ScrollToTop } from './page/scroll-to-top.tsx'
import { SkipLink } from './page/skip-link.tsx'

const Toasts = lazy(() => import('./page/toasts.tsx'))

/** What surrounds every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Metadata />
      <StructuredData />
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ScrollToTop />
      <RouteAnnouncer />
      <CatchBoundary getResetKey={() => ''} errorComponent={() => null} onCatch={logLostToasts}>
        <Suspense>{useToastsWanted() && <Toasts />}</Suspense>
      </CatchBoundary>
    </>
  )
}

function logLostToasts(error: unknown) {
  console.error('No toast can be shown.', error)
}
