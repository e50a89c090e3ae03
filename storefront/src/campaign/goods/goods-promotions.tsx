import type { ComboOffer, GoodsCampaign } from '@longmall/contract/campaign-shapes.ts'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { PhaseText } from '../../promotion/phase/phase-text.tsx'
import { useMoment } from '../../shell/time/use-moment.ts'
import { usePhase } from '../../promotion/phase/use-phase.ts'
import { promotionPaths } from '../../addresses/promotion-address.ts'
import { useCurrency } from '../../shell/site.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { savingOf } from '../combo/combo-sums.ts'
import { useOpenPromotion } from './use-open-promotion.ts'

export interface GoodsPromotionsProps {
  promotions: readonly GoodsCampaign[]
  combos: readonly ComboOffer[]
  /** The SKU that is chosen: its price is shown where it is in the promotion. */
  sku_id: number
}

/** Running and upcoming promotions of goods, one row each: kind, price, remaining time, and a link. */
export function GoodsPromotions({ promotions, combos, sku_id }: GoodsPromotionsProps) {
  const t = useTranslations('campaign')
  useOpenPromotion(promotions)
  return (
    <ul aria-label={t('section')} className="divide-y divide-hairline">
      {promotions.map((promotion) => (
        <li key={promotion.promotion_id}>
          <PromotionRow promotion={promotion} sku_id={sku_id} />
        </li>
      ))}
      {combos.map((combo) => (
        <li key={combo.promotion_id}>
          <ComboRow combo={combo} />
        </li>
      ))}
    </ul>
  )
}

function PromotionRow({ promotion, sku_id }: { promotion: GoodsCampaign; sku_id: number }) {
  const t = useTranslations('campaign')
  const tPromotion = useTranslations('promotion')
  const currency = useCurrency()
  const moment = useMoment()
  const client = useQueryClient()
  const phase = usePhase(promotion, promotion.state, () => void client.invalidateQueries({ queryKey: ['campaign', 'of_goods'] }))
  const { promotion_id, kind, skus, starts_at } = promotion
  const shown = skus.find((sku) => sku.sku_id === sku_id) ?? skus.toSorted((a, b) => centsOf(a.price) - centsOf(b.price))[0]
  if (!shown) return null
  const isSoldOut = skus.every(({ stock }) => stock === 'none')
  const lowest = shown.item_rules.floor ?? shown.price
  const price = displayPrice(lowest, currency)
  return (
    <Row to={kind} search={{ id: promotion_id, sku_id: shown.sku_id }} kind={kind}>
      <span className="block truncate text-14 text-strong">
        {phase === 'upcoming' || phase === 'starting_soon'
          ? t('starts_at_price', { price, time: moment(starts_at) })
          : t('price_here', { price })}
      </span>
      <span className="block text-12 text-quiet">
        {isSoldOut ? tPromotion('sold_out') : <PhaseText phase={phase} window={promotion} />}
      </span>
    </Row>
  )
}

function ComboRow({ combo: { promotion_id, name, price, list_total, parts } }: { combo: ComboOffer }) {
  const t = useTranslations('campaign')
  const currency = useCurrency()
  const saving = savingOf(list_total, price)
  const params = { count: parts.length, price: displayPrice(price, currency) }
  return (
    <Row to="combo" search={{ id: promotion_id }} kind="combo">
      <span className="block truncate text-14 text-strong">{name}</span>
      <span className="block truncate text-12 text-quiet">
        {saving ? t('combo_row', { ...params, money: displayPrice(saving, currency) }) : t('combo_row_plain', params)}
      </span>
    </Row>
  )
}

interface RowProps {
  to: PromotionKind
  search: { id: number; sku_id?: number }
  kind: PromotionKind
  children: ReactNode
}

/** Its height is reserved while its code loads (`catalogue/sections/promotions.tsx`). */
function Row({ to, search, kind, children }: RowProps) {
  const tCatalogue = useTranslations('catalogue')
  return (
    <Link to={promotionPaths[to]} search={{ ...search }} className="flex h-15 items-center gap-3 px-4 -outline-offset-2 active:bg-sunken">
      <span className="w-24 shrink-0">
        <Tag tone="danger">{tCatalogue(`promotion_${kind}`)}</Tag>
      </span>
      <span className="min-w-0 flex-1">{children}</span>
      <ChevronRight size={16} aria-hidden className="shrink-0 text-quiet" />
    </Link>
  )
}
