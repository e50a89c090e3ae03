import { Link, useLocation } from '@tanstack/react-router'
import { Menu } from 'antd'
import { useMay } from '../call/may.ts'
import { usePlaces } from './use-places.ts'

/** The screens that stand beside each other under one place of the menu; those that the operator may not see are left out. */
export function SubPlaces({ entries }: { entries: readonly { path: string; label: string }[] }) {
  const places = usePlaces()
  const may = useMay()
  const { pathname } = useLocation()
  const isSeen = (path: string) => {
    const needs = places.find((place) => place.path === path)?.needs
    return !needs || may(needs)
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
