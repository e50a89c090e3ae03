import type { CampaignCard } from '@longmall/contract/campaign-shapes.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { Plus } from 'lucide-react'
import { PeriodText } from '../../promotion/phase/period-text.tsx'
import { usePhase } from '../../promotion/phase/use-phase.ts'
import { PromotionPrice } from '../../promotion/price/promotion-price.tsx'
import { StockProgress } from '../../promotion/price/stock-progress.tsx'
import { useCurrency } from '../../shell/site.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { savingOf } from './combo-sums.ts'

/** Pictures of a set side by side; the number of further parts is shown. */
const maxPictures = 4

/** A combo in its zone's list: pictures of its parts, price, saving, remaining stock and period. The whole card is a link. */
export function ComboCard({ combo, eager }: { combo: CampaignCard; eager: boolean }) {
  const t = useTranslations('campaign')
  const tPromotion = useTranslations('promotion')
  const currency = useCurrency()
  const phase = usePhase(combo, combo.state)
  const { name, price, list_price, parts, stock, available, sold_percent } = combo
  const saving = savingOf(list_price, price)
  const isSoldOut = stock === 'none'
  return (
    <Link
      to="/promotionpages/combo/detail/detail"
      search={{ id: combo.promotion_id }}
      transition
      className={classNames('pressable block rounded-12 bg-card p-3', phase === 'ended' && 'opacity-80')}
    >
      <span className="block truncate text-16 font-semibold text-strong">{name}</span>
      <span className="block pt-0.5 text-12 text-quiet">
        <PeriodText phase={phase} window={combo} />
      </span>
      <ComboPictures parts={parts} eager={eager} />
      <span className="block truncate text-12 text-body">{parts.map(partLabel).join(' + ')}</span>
      {phase === 'running' && (
        <span className="block pt-1.5">
          <StockProgress percent={isSoldOut ? 100 : sold_percent} />
          {available !== null && <span className="block text-12 text-danger">{t('sets_left', { count: available })}</span>}
        </span>
      )}
      <span className="flex flex-wrap items-end justify-between gap-x-2 gap-y-1 pt-1.5">
        <span className="min-w-0">
          <PromotionPrice
            price={price}
            list_price={list_price}
            size="medium"
            reason={saving && t('saves', { money: displayPrice(saving, currency) })}
          />
        </span>
        <span className={buttonClass({ size: 'small', look: phase === 'running' && !isSoldOut ? 'primary' : 'soft' })}>
          {isSoldOut && phase === 'running' ? tPromotion('sold_out') : t('view')}
        </span>
      </span>
    </Link>
  )
}

const partLabel = ({ goods_name, quantity }: CampaignCard['parts'][number]) => (quantity > 1 ? `${goods_name} × ${quantity}` : goods_name)

function ComboPictures({ parts, eager }: { parts: CampaignCard['parts']; eager: boolean }) {
  const rest = parts.length - maxPictures
  return (
    <span className="flex items-center gap-1 py-2">
      {parts.slice(0, maxPictures).map(({ sku_id, picture }, index) => (
        <span key={sku_id} className="flex min-w-0 items-center gap-1">
          {index > 0 && <Plus size={14} aria-hidden className="shrink-0 text-quiet" />}
          <span className="block size-18 min-w-0 shrink overflow-hidden rounded-8">
            <Picture picture={picture} sizes="72px" decorative eager={eager} />
          </span>
        </span>
      ))}
      {rest > 0 && <span className="figures shrink-0 pl-1 text-12 text-quiet">+{rest}</span>}
    </span>
  )
}

/** The shape of the cards while they load. */
export const ComboCardSkeletons = () => (
  <div aria-hidden className="space-y-2.5">
    {Array.from({ length: 3 }, (_, index) => (
      <div key={index} className="rounded-12 bg-card p-3">
        <Skeleton className="h-5 w-1/2" />
        <div className="flex gap-5 py-3">
          <Skeleton className="size-18" />
          <Skeleton className="size-18" />
        </div>
        <Skeleton className="h-7 w-2/5" />
      </div>
    ))}
  </div>
)
