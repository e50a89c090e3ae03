import type { Redemption } from '@longmall/contract/redemption.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** What a hand-over was, in a list: coins or goods, its number, and `notes` such as who and when. */
export function RedemptionRow({ redemption, notes }: { redemption: Redemption; notes: readonly string[] }) {
  const t = useTranslations('redemption')
  const { kind, subject_no, coins, lines, undone_at } = redemption
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const [first] = lines
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className={`truncate text-14 font-semibold ${undone_at === null ? 'text-strong' : 'text-quiet line-through'}`}>
            {first ? first.goods_name : t(`kind_${kind}`)}
          </span>
          {lines.length > 1 && <span className="figures shrink-0 text-12 text-quiet">+{lines.length - 1}</span>}
        </span>
        <span className="figures block truncate text-12 text-quiet">{`${t(`kind_${kind}`)} · ${subject_no}`}</span>
        {notes.map((note) => (
          <span key={note} className="figures block truncate text-12 text-quiet">
            {note}
          </span>
        ))}
      </span>
      <span className="shrink-0 text-right">
        <span className="figures block text-16 font-semibold text-strong">
          {coins ? formatAmount(coins.net, coins.unit, null) : `×${count}`}
        </span>
        {undone_at !== null && <Tag tone="warning">{t('undone')}</Tag>}
      </span>
    </>
  )
}
