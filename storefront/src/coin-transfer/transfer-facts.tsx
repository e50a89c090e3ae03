import type { CoinTransfer } from '@longmall/contract/coin-transfer.ts'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useDateTime } from '../shell/date-time.ts'
import { useTranslations } from '../shell/translations.tsx'

/** What is known of a transfer. */
export function TransferFacts({ transfer }: { transfer: CoinTransfer }) {
  const t = useTranslations('cointransfer')
  const dateTime = useDateTime()
  const { direction, counterpart_name, counterpart_id, unit, amount, remark, coin_transfer_no, created_at } = transfer
  return (
    <dl className="space-y-2 text-14">
      <Fact label={t(direction === 'out' ? 'to' : 'from')}>
        {counterpart_name} ({counterpart_id})
      </Fact>
      <Fact label={t('amount')}>{formatAmount(amount, unit, null)}</Fact>
      {remark && <Fact label={t('note')}>{remark}</Fact>}
      <Fact label={t('number')}>{coin_transfer_no}</Fact>
      <Fact label={t('time')}>{dateTime(created_at)}</Fact>
    </dl>
  )
}
