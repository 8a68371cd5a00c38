import { createFileRoute, Outlet } from '@tanstack/react-router'
import { InnerPage } from '../../../frame/page/inner-page.tsx'
import banner from '../../../template/pictures/banner.svg'

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
