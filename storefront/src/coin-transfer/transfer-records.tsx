import { type CoinTransfer, type TransferDirection, transferDirections } from '@longmall/contract/coin-transfer.ts'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useDateTime } from '../shell/date-time.ts'
import { useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { RecordRow, recordClass } from '../wallet/record/record-row.tsx'

const tabs = ['all', ...transferDirections] as const

interface Props {
  direction: TransferDirection | undefined
  onOpen: (coin_transfer_id: number) => void
}

/** The member's transfers in and out, the newest first; each opens. */
export function TransferRecords({ direction, onOpen }: Props) {
  const t = useTranslations('cointransfer')
  const go = useGo()
  return (
    <section aria-label={t('records')}>
      <h2 className="px-1 pt-3 pb-2 text-16 font-semibold text-strong">{t('records')}</h2>
      <Tabs
        label={t('records')}
        className="mb-3 rounded-12"
        tabs={tabs.map((key) => ({ key, label: t(`tab_${key}`) }))}
        selected={direction ?? 'all'}
        onSelect={(key) =>
          void go('/v2/assets/transfer', { direction: key === 'all' ? undefined : key }, { replace: true, resetScroll: false })
        }
      >
        <EndlessList
          query={pages('coin_transfer/list', direction ? { direction } : {})}
          keyOf={({ coin_transfer_id }) => coin_transfer_id}
          gap={12}
          empty={<EmptyState drawing="wallet" title={t('no_records')} />}
        >
          {(transfer) => <Row transfer={transfer} onOpen={onOpen} />}
        </EndlessList>
      </Tabs>
    </section>
  )
}

function Row({ transfer, onOpen }: { transfer: CoinTransfer; onOpen: Props['onOpen'] }) {
  const t = useTranslations('cointransfer')
  const dateTime = useDateTime()
  const { coin_transfer_id, direction, counterpart_name, counterpart_id, unit, amount, created_at } = transfer
  const isIn = direction === 'in'
  return (
    <button type="button" onClick={() => onOpen(coin_transfer_id)} className={`${recordClass} w-full text-left`}>
      <RecordRow
        title={t(isIn ? 'from_whom' : 'to_whom', { name: counterpart_name })}
        notes={[`ID ${counterpart_id}`, dateTime(created_at)]}
        amount={isIn ? `+${formatAmount(amount, unit, null)}` : formatAmount(`-${amount}`, unit, null)}
        state={<span className={`text-12 ${isIn ? 'text-success' : 'text-quiet'}`}>{t(`tab_${direction}`)}</span>}
      />
    </button>
  )
}
