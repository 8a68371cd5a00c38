import { Outlet } from '@tanstack/react-router'
import { HomeLayout } from '../../../frame/page/home-layout.tsx'

/** Around each home variant. */
export function HomeVariantLayout() {
  return (
    <HomeLayout>
      <Outlet />
    </HomeLayout>
  )
}
