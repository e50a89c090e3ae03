import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { RecordBody } from './record-body.tsx'

/** A record of the desk: what was handed over, by whom and when; its clerk can undo it for some minutes. */
export function RecordView({ redemption_id }: { redemption_id: number }) {
  const t = useTranslations('redemption')
  const record = useQuery({ ...query('redemption/view', { redemption_id }), staleTime: 0 })
  if (record.data) return <RecordBody redemption={record.data} onEnd={() => void record.refetch()} />
  if (record.error?.kind === 'refused')
    return (
      <EmptyState
        drawing="lost"
        title={record.error.message}
        action={
          <Link to="/v2/verification/index" replace className={buttonClass({})}>
            {t('to_desk')}
          </Link>
        }
      />
    )
  if (record.isError) return <ErrorState busy={record.isFetching} onRetry={() => void record.refetch()} />
  return (
    <div aria-busy className="space-y-3 p-3">
      <Skeleton className="h-44 w-full rounded-12" />
      <Skeleton className="h-28 w-full rounded-12" />
      <Skeleton className="h-44 w-full rounded-12" />
    </div>
  )
}
