import './styles.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { startContent } from './api/start-content.ts'
import { takeOverHead } from './frame/head/take-over-head.ts'
import { removePreloaderAtItsEnd, timeToDraw } from './frame/page/preloader.ts'
import { startLanguage } from './i18n/start-language.ts'
import { createSiteRouter, recordsOfPage } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root to show the site in.')

void removePreloaderAtItsEnd()
const language = startLanguage(location.search)

const queryClient = createQueryClient()
const router = createSiteRouter({ queryClient })
const content = startContent(queryClient, recordsOfPage(router))

// The preloader covers the page until its pieces are there, so that it is drawn once and whole.
await Promise.race([Promise.all([language, content, router.load()]), timeToDraw()])

takeOverHead()
root.removeAttribute('data-prerendered')
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
)
