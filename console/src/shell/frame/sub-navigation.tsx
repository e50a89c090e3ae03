import { Link, useLocation } from '@tanstack/react-router'
import { Menu } from 'antd'
import { usePermissions } from '../call/permissions.ts'
import { useScreenRoutes } from './use-screen-routes.ts'

/** The sibling screens under one item of the menu; those that the operator may not see are left out. */
export function SubNavigation({ entries }: { entries: readonly { path: string; label: string }[] }) {
  const routes = useScreenRoutes()
  const can = usePermissions()
  const { pathname } = useLocation()
  const isSeen = (path: string) => {
    const requires = routes.find((route) => route.path === path)?.requires
    return !requires || can(requires)
  }
  return (
    <Menu
      mode="horizontal"
      style={{ background: 'none', marginBottom: 16 }}
      selectedKeys={[pathname]}
      items={entries.filter(({ path }) => isSeen(path)).map(({ path, label }) => ({ key: path, label: <Link to={path}>{label}</Link> }))}
    />
  )
}
