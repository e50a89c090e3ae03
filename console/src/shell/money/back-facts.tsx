import type { Back } from '@longmall/contract/returns.ts'
import { isNothing, sourceName } from '@longmall/web/receipt/receipt-words.ts'
import { Descriptions } from 'antd'
import { useFormat } from '../display/use-format.ts'
import { useWords } from '../language.tsx'

/** What goes back: the sum, each source and bucket it goes to, coins, and why freight and coupon do or do not. Speaks the words of `receipt`. */
export function BackFacts({ title, back }: { title?: string; back: Back }) {
  const say = useWords('receipt')
  const { money } = useFormat()
  const { freight, coupon, parts, longcoin } = back
  const hasParts = !isNothing(back.goods_amount) && !isNothing(back.freight_amount)
  const rows: [string, string][] = [
    ...(hasParts
      ? ([
          [say('goods_part'), money(back.goods_amount)],
          [say('freight_part'), money(back.freight_amount)],
        ] as [string, string][])
      : []),
    [say('goes_back'), money(back.amount)],
    ...parts.map((part): [string, string] => [`→ ${sourceName(part, say)}`, money(part.amount, part.unit)]),
    ...(longcoin > 0 ? ([[say('longcoin'), String(longcoin)]] as [string, string][]) : []),
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
      {[freight !== 'no_freight' && say(`freight_${freight}`), coupon !== 'none' && say(`coupon_${coupon}`)].map(
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
