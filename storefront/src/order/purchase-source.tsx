import type { PurchaseInfo, OrderSummary } from '@longmall/contract/order.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { ChevronRight, Users } from 'lucide-react'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import type { ScreenPath } from '../routes/table.ts'

/** The purchase source of an order, beside its number. */
export function PurchaseSourceTag({ promotion }: Pick<OrderSummary, 'promotion'>) {
  const t = useTranslations('order')
  return promotion && <Tag tone="danger">{t(`purchase_source_${promotion.kind}`)}</Tag>
}

const pages: Partial<Record<PurchaseInfo['kind'], ScreenPath>> = {
  flash_sale: '/promotionpages/seckill/detail/detail',
  group_buy: '/promotionpages/groupbuy/detail/detail',
  team_buy: '/promotionpages/pintuan/detail/detail',
  bargain: '/promotionpages/bargain/detail/detail',
  presale: '/promotionpages/presale/detail/detail',
  point: '/promotionpages/point/detail/detail',
  combo: '/promotionpages/combo/detail/detail',
}

/** The purchase source on the order's screen, with a link to the promotion; and why refund and delivery wait while a team is forming. */
export function PurchaseSourceCard({ order: { promotion, on_hold_by } }: { order: Pick<OrderSummary, 'promotion' | 'on_hold_by'> }) {
  const t = useTranslations('order')
  if (!promotion) return null
  const page = pages[promotion.kind]
  const row = (
    <span className="flex min-h-11 items-center gap-2 text-14">
      <span className="text-quiet">{t('purchase_source')}</span>
      <PurchaseSourceTag promotion={promotion} />
      <span className="min-w-0 flex-1 truncate text-right text-strong">{promotion.name}</span>
      {page && <ChevronRight size={16} aria-hidden className="shrink-0 text-quiet" />}
    </span>
  )
  return (
    <Card className="py-2">
      {page && promotion.promotion_id !== null ? (
        <Link to={page} search={{ id: promotion.promotion_id }} className="block">
          {row}
        </Link>
      ) : (
        row
      )}
      {on_hold_by && <Forming group_id={promotion.subject} />}
    </Card>
  )
}

function Forming({ group_id }: { group_id: number | null }) {
  const t = useTranslations('order')
  return (
    <div className="hairline-t py-3" role="status">
      <p className="flex items-center gap-2 text-14 font-semibold text-strong">
        <Users size={18} aria-hidden className="shrink-0 text-brand-ink" />
        {t('group_forming')}
      </p>
      <p className="pt-1 text-12 text-quiet">{t('group_forming_text')}</p>
      {group_id !== null && (
        <Link to="/promotionpages/pintuan/share/share" search={{ group_id }} className="flex min-h-11 items-center text-14 text-brand-ink">
          {t('see_group')}
          <ChevronRight size={16} aria-hidden />
        </Link>
      )}
    </div>
  )
}
