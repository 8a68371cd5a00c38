import './site-frame.css'
import './print.css'
import type { ReactNode } from 'react'
import { ToastList } from '../toasts/toast-list.tsx'
import { NewTabNote } from '../ui/links/new-tab-note.tsx'
import { useClientNavigation } from '../ui/links/use-client-navigation.ts'
import { Footer } from './footer/footer.tsx'
import { MetadataTags } from './head/metadata-tags.tsx'
import { Header } from './header/header.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { SkipLink } from './skip-link.tsx'
import { useDocumentLanguage } from './use-document-language.ts'
import { useFocusNewPage } from './use-focus-new-page.ts'
import { usePrintOrigin } from './use-print-origin.ts'
import { useScrollAnchoring } from './use-scroll-anchoring.ts'

export function SiteFrame({ children }: { children: ReactNode }) {
  useClientNavigation()
  useDocumentLanguage()
  useScrollAnchoring()
  useFocusNewPage()
  usePrintOrigin()
  return (
    <>
      <MetadataTags />
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ScrollToTop />
      <NewTabNote />
      <ToastList />
    </>
  )
}
