import './site-frame.css'
import { lazy, Suspense, type ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Metadata } from './metadata.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SkipLink } from './skip-link.tsx'
import { StructuredData } from './structured-data.ts'

// No page shows a toast before its visitor acts.
const Toasts = lazy(() => import('./toasts.tsx'))

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
      <Suspense>
        <Toasts />
      </Suspense>
    </>
  )
}
