import type { RefundAmounts } from '@longmall/contract/refund.ts'
import { isNothing } from '@longmall/web/format/amount-text.ts'
import { sourceName } from '@longmall/web/receipt/receipt-text.ts'
import { Descriptions } from 'antd'
import { useFormat } from '../display/use-format.ts'
import { useTranslations } from '../language.tsx'

/** The refund: the sum, each source and bucket it is credited to, coins, and why freight and coupon are or are not refunded. Uses the translations of `receipt`. */
export function RefundBreakdown({ title, plan }: { title?: string; plan: RefundAmounts }) {
  const t = useTranslations('receipt')
  const { money } = useFormat()
  const { freight, coupon, parts, longcoin } = plan
  const hasParts = !isNothing(plan.goods_amount) && !isNothing(plan.freight_amount)
  const rows: [string, string][] = [
    ...(hasParts
      ? ([
          [t('goods_part'), money(plan.goods_amount)],
          [t('freight_part'), money(plan.freight_amount)],
        ] as [string, string][])
      : []),
    [t('refund_amount'), money(plan.amount)],
    ...parts.map((part): [string, string] => [`→ ${sourceName(part, t)}`, money(part.amount, part.unit)]),
    ...(longcoin > 0 ? ([[t('longcoin'), String(longcoin)]] as [string, string][]) : []),
  ]
  return (
    <div style={{ maxWidth: 420 }}>
      <Descriptions
        size="small"
        column={1}
        bordered
        {...(title && { title })}
        items={rows.map(([label, children]) => ({ key: label, label, children }))}
      />
      {[freight !== 'no_freight' && t(`freight_${freight}`), coupon !== 'none' && t(`coupon_${coupon}`)].map(
        (note) =>
          note && (
            <div key={note} style={{ fontSize: 12, color: '#5c5c69', marginTop: 4 }}>
              {note}
            </div>
          ),
      )}
    </div>
  )
}
