import { Link, useLocation } from '@tanstack/react-router'
import { Menu, type MenuProps } from 'antd'
import { usePermissions } from '../call/permissions.ts'
import { useTranslations } from '../language.tsx'
import { menuGroups, type ScreenRoute } from '../screen-route.ts'
import { useScreenRoutes } from './use-screen-routes.ts'

/** The screens that the operator may open, by groups; the group of the current screen is open. */
export function MainMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useTranslations()
  const tMenu = useTranslations('menu')
  const routes = useScreenRoutes()
  const can = usePermissions()
  const path = useLocation().pathname
  const permitted = routes.filter(({ requires }) => !requires || can(requires))
  const entry = (key: string, label: string, to = key) => ({ key, label: <Link to={to}>{label}</Link> })
  const entriesOf = ({ path, menu: line }: ScreenRoute) => {
    const shown = permitted.find((route) => route.path === path) ?? permitted.find((route) => route.fallbackFor === path)
    return shown && line ? [entry(path, tMenu(line.label), shown.path)] : []
  }
  const groups: MenuProps['items'] = menuGroups.flatMap((group) => {
    const children = routes.filter((route) => route.menu?.group === group).flatMap(entriesOf)
    return children.length ? [{ key: group, label: tMenu(`group_${group}`), children }] : []
  })
  const first = `/${path.split('/')[1] ?? ''}`
  const open = routes.find((route) => route.path === first)?.menu?.group
  return (
    <nav aria-label={t('menu')}>
      <Menu
        // Opened again where another group is shown, and otherwise as the operator left it.
        key={open ?? 'none'}
        mode="inline"
        inlineIndent={16}
        defaultOpenKeys={open ? [open] : []}
        selectedKeys={[first]}
        {...(onChoose && { onClick: onChoose })}
        style={{ borderInlineEnd: 'none' }}
        items={[entry('/', tMenu('dashboard')), ...groups, entry('/account', t('my_account'))]}
      />
    </nav>
  )
}
