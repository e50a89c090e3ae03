import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../shell/translations.tsx'
import { TransferFacts } from './transfer-facts.tsx'

/** One transfer; closed for id 0. */
export function TransferSheet({ coin_transfer_id, onClose }: { coin_transfer_id: number; onClose: () => void }) {
  const t = useTranslations('cointransfer')
  const record = useQuery({ ...query('coin_transfer/view', { coin_transfer_id: coin_transfer_id || 1 }), enabled: coin_transfer_id > 0 })
  const isGone = record.error?.kind === 'refused'
  return (
    <Sheet open={coin_transfer_id > 0} onClose={onClose} title={t('record')}>
      <div className="pb-6">
        {record.data ? (
          <TransferFacts transfer={record.data} />
        ) : isGone ? (
          <EmptyState drawing="wallet" title={t('not_there')} />
        ) : record.isError ? (
          <ErrorState busy={record.isFetching} onRetry={() => void record.refetch()} />
        ) : (
          <RowSkeletons />
        )}
      </div>
    </Sheet>
  )
}
