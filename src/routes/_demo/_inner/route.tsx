import { createFileRoute, Outlet } from '@tanstack/react-router'
import banner from '../../../demo/pictures/banner.svg'
import { InnerPage } from '../../../frame/page/inner-page.tsx'

export const Route = createFileRoute('/_demo/_inner')({
  staticData: { heading: null },
  component: TemplateInnerPage,
})

function TemplateInnerPage() {
  return (
    <InnerPage banner={banner}>
      <Outlet />
    </InnerPage>
  )
}
