import type { Picture as Source } from '@longmall/contract/catalogue.ts'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import type { ReactNode } from 'react'
import { Link, type LinkSearch } from '../shell/link.tsx'
import type { Phase, PromotionWindow } from './phase/phase.ts'
import { PeriodText } from './phase/period-text.tsx'
import { PhaseText } from './phase/phase-text.tsx'
import { usePhase } from './phase/use-phase.ts'
import { PromotionPrice } from './price/promotion-price.tsx'
import { PromotionRibbon } from './price/promotion-ribbon.tsx'
import { StockProgress } from './price/stock-progress.tsx'
import { promotionPaths } from '../addresses/promotion-address.ts'

export interface PromotionCardProps {
  item: PromotionWindow & {
    promotion_id: number
    kind: PromotionKind
    state: Phase
    goods_name: string
    picture: Source | null
    list_price: string
    level_discount: boolean
    price: string
    has_price_range: boolean
    sold_percent: number | null
  }
  /** Behind the address of the detail, beside the id. */
  search?: LinkSearch
  /** The reason of the price, such as "from 3 pieces". */
  reason?: ReactNode
  /** Replaces the price for kinds with another one, such as a deposit. */
  price?: ReactNode
  /** What the card leads to, by phase: drawn as a button; the whole card is the link. */
  action: (phase: Phase) => string
  eager?: boolean
  /** In a list of one kind: shows the period instead of the ribbon. */
  plain?: boolean
}

/** Goods of a promotion as a row of its zone: picture with its kind, price with its reason, sold share, and remaining time. */
export function PromotionCard({ item, search, reason, price, action, eager, plain }: PromotionCardProps) {
  const phase = usePhase(item, item.state)
  // The member level's discount does not apply to combos, bargains and points items.
  const isLeveled = !['combo', 'bargain', 'point'].includes(item.kind)
  const isSoldOut = item.sold_percent === 100
  return (
    <Link
      to={promotionPaths[item.kind]}
      search={{ id: item.promotion_id, ...search }}
      transition
      className={classNames('pressable flex gap-3 overflow-hidden rounded-12 bg-card p-2.5', phase === 'ended' && 'opacity-80')}
    >
      <span className="relative block size-28 shrink-0 self-start overflow-hidden rounded-8">
        <Picture picture={item.picture} sizes="112px" decorative eager={eager} />
        {!plain && <PromotionRibbon kind={item.kind} />}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="line-clamp-2 text-14 text-strong">{item.goods_name}</span>
        <span className="text-12 text-quiet">
          {plain ? <PeriodText phase={phase} window={item} /> : <PhaseText phase={phase} window={item} />}
        </span>
        {phase === 'running' && <StockProgress percent={item.sold_percent} />}
        <span className="mt-auto flex flex-wrap items-end justify-between gap-x-2 gap-y-1">
          <span className="min-w-0">
            {price ?? <PromotionPrice {...item} level_discount={isLeveled && item.level_discount} reason={reason} size="medium" />}
          </span>
          <span className={buttonClass({ size: 'small', look: phase === 'running' && !isSoldOut ? 'primary' : 'soft' })}>
            {action(phase)}
          </span>
        </span>
      </span>
    </Link>
  )
}

/** The shape of the cards while they load. */
export const PromotionCardSkeletons = ({ count = 4 }: { count?: number }) => (
  <div aria-hidden className="space-y-2.5">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="flex gap-3 rounded-12 bg-card p-2.5">
        <Skeleton className="size-28 shrink-0" />
        <div className="flex-1 space-y-2 py-1">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-6 h-7 w-2/3" />
        </div>
      </div>
    ))}
  </div>
)
