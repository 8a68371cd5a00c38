import './site-frame.css'
import './print.css'
import { lazy, type ReactNode } from 'react'
import { placeWanted } from '../show-toast.ts'
import { useIsRunning } from '../ui/hooks/use-is-running.ts'
import { whenIdle } from '../ui/hooks/when-idle.ts'
import { Later } from '../ui/later.tsx'
import { Footer } from './footer/footer.tsx'
import { Metadata } from './head/metadata.tsx'
import { Header } from './header/header.tsx'
import { RouteAnnouncer } from './page/route-announcer.tsx'
import { ScrollToTop } from './page/scroll-to-top.tsx'
import { SkipLink } from './page/skip-link.tsx'

const Toasts = lazy(async () => {
  await placeWanted
  return import('./page/toasts.tsx')
})
/** It can come late, because a prerendered page already has it in its head. */
const StructuredData = lazy(async () => {
  await whenIdle()
  return import('./head/structured-data.ts')
})

export function SiteFrame({ children }: { children: ReactNode }) {
  const running = useIsRunning()
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
      <Later>{running && <Toasts />}</Later>
      <Later>{running && <StructuredData />}</Later>
    </>
  )
}
