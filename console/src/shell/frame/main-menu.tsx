import { Link, useLocation } from '@tanstack/react-router'
import { Menu, type MenuProps } from 'antd'
import { useMay } from '../call/may.ts'
import { useWords } from '../language.tsx'
import { menuGroups, type Place } from '../place.ts'
import { usePlaces } from './use-places.ts'

/** The places of the console that the operator may go to, by groups; the group of the place that is shown is open. */
export function MainMenu({ onChoose }: { onChoose?: () => void }) {
  const say = useWords()
  const menu = useWords('menu')
  const places = usePlaces()
  const may = useMay()
  const path = useLocation().pathname
  const seen = places.filter(({ needs }) => !needs || may(needs))
  const entry = (key: string, label: string, to = key) => ({ key, label: <Link to={to}>{label}</Link> })
  const lineOf = ({ path, menu: line }: Place) => {
    const shown = seen.find((place) => place.path === path) ?? seen.find((place) => place.standsFor === path)
    return shown && line ? [entry(path, menu(line.label), shown.path)] : []
  }
  const groups: MenuProps['items'] = menuGroups.flatMap((group) => {
    const children = places.filter((place) => place.menu?.group === group).flatMap(lineOf)
    return children.length ? [{ key: group, label: menu(`group_${group}`), children }] : []
  })
  const first = `/${path.split('/')[1] ?? ''}`
  const open = places.find((place) => place.path === first)?.menu?.group
  return (
    <nav aria-label={say('menu')}>
      <Menu
        // Opened anew where another group is shown, and otherwise as the operator left it.
        key={open ?? 'none'}
        mode="inline"
        inlineIndent={16}
        defaultOpenKeys={open ? [open] : []}
        selectedKeys={[first]}
        {...(onChoose && { onClick: onChoose })}
        style={{ borderInlineEnd: 'none' }}
        items={[entry('/', menu('dashboard')), ...groups, entry('/account', say('my_account'))]}
      />
    </nav>
  )
}
