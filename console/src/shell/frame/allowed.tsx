import { Link } from '@tanstack/react-router'
import { Result } from 'antd'
import type { ReactNode } from 'react'
import { usePermissions, type StaffPath } from '../call/permissions.ts'
import { useTranslations } from '../language.tsx'

/** A screen for roles that may request its data; the server would refuse everybody else. */
export function Allowed({ requires, children }: { requires: StaffPath | readonly StaffPath[] | undefined; children: ReactNode }) {
  const t = useTranslations()
  const can = usePermissions()
  if (!requires || can(requires)) return children
  return <Result status="403" title={t('not_allowed')} extra={<Link to="/">{t('back_home')}</Link>} />
}
