import { Outlet } from '@tanstack/react-router'
import { InnerPage } from '../../../frame/page/inner-page.tsx'
import { SanitizerBoundary } from '../../../frame/page/sanitizer-boundary.tsx'
import banner from '../../../template/pictures/banner.svg'

export function TemplateInnerPage() {
  return (
    <InnerPage banner={banner}>
      <SanitizerBoundary>
        <Outlet />
      </SanitizerBoundary>
    </InnerPage>
  )
}
