import { useSuspenseQuery } from '@tanstack/react-query'
import { Flex } from 'antd'
import { lazy, Suspense } from 'react'
import { useMay } from '../shell/call/may.ts'
import { query } from '@longmall/web/call/query.ts'
import { PageHead } from '../shell/display/page-head.tsx'
import { useWords } from '../shell/language.tsx'
import { Figures } from './figures.tsx'
import { Pending } from './pending.tsx'

// A shop that is open has no use for it, nor for the forms that it brings.
const OpeningChecklist = lazy(() => import('../shop/opening-checklist.tsx').then((module) => ({ default: module.OpeningChecklist })))

/** Start page: what waits for the operator, and how the shop sells (CON-01). */
export function HomeScreen() {
  const frame = useWords()
  const may = useMay()
  const { data: staff } = useSuspenseQuery(query('staff/view', {}))
  return (
    <>
      <PageHead title={frame('welcome', { name: staff.name })} />
      <Flex vertical gap={16}>
        {may('shop/checklist') && (
          <Suspense>
            <OpeningChecklist />
          </Suspense>
        )}
        <Pending />
        {may('ops/dashboard') && <Figures />}
      </Flex>
    </>
  )
}
