import { useSuspenseQuery } from '@tanstack/react-query'
import { Flex } from 'antd'
import { lazy, Suspense } from 'react'
import { usePermissions } from '../shell/call/permissions.ts'
import { query } from '@longmall/web/call/query.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { useTranslations } from '../shell/language.tsx'
import { Figures } from './figures.tsx'
import { Pending } from './pending.tsx'

// An open shop needs neither it nor its forms.
const OpeningChecklist = lazy(() => import('../shop/opening-checklist.tsx').then((module) => ({ default: module.OpeningChecklist })))

/** Dashboard: pending work, and sales figures (CON-01). */
export function HomeScreen() {
  const tCommon = useTranslations()
  const can = usePermissions()
  const { data: staff } = useSuspenseQuery(query('staff/view', {}))
  return (
    <>
      <PageHead title={tCommon('welcome', { name: staff.name })} />
      <Flex vertical gap={16}>
        {can('shop/checklist') && (
          <Suspense>
            <OpeningChecklist />
          </Suspense>
        )}
        <Pending />
        {can('ops/dashboard') && <Figures />}
      </Flex>
    </>
  )
}
