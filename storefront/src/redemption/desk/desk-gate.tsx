import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { type Output, query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

export type Desk = Output<'redemption/desk'>

/** What only a clerk sees; to others it says why (DSK-02). `children` without a desk is its skeleton. */
export function DeskGate({ children }: { children: (desk: Desk | undefined) => ReactNode }) {
  const t = useTranslations('redemption')
  const desk = useQuery(query('redemption/desk', {}))
  if (desk.data) return children(desk.data)
  if (desk.error?.kind === 'refused')
    return (
      <EmptyState
        drawing="closed"
        title={desk.error.reason === 'redemption.not_clerk' ? t('not_clerk_title') : desk.error.message}
        text={desk.error.reason === 'redemption.not_clerk' ? t('not_clerk_text') : undefined}
        action={
          <Link to="/v2/member/index/index" className={buttonClass({ look: 'soft' })}>
            {t('my_page')}
          </Link>
        }
      />
    )
  if (desk.error?.kind === 'offline') return <OfflineDesk />
  if (desk.isError) return <ErrorState busy={desk.isFetching} onRetry={() => void desk.refetch()} />
  return children(undefined)
}

/** Without a network nothing is handed over (ORD-11). */
export function OfflineDesk() {
  const t = useTranslations('redemption')
  return (
    <div role="alert">
      <EmptyState drawing="error" title={t('offline_title')} text={t('offline_text')} />
    </div>
  )
}
