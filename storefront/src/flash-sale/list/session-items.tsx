import type { FlashSaleSession } from '@longmall/contract/flash-sale.ts'
import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { PhaseText } from '../../promotion/phase/phase-text.tsx'
import { usePhase } from '../../promotion/phase/use-phase.ts'
import { PromotionCard, PromotionCardSkeletons } from '../../promotion/promotion-card.tsx'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { groupByGoods } from '../group-by-goods.ts'
import { useLiveStock } from '../use-live-stock.ts'

/** The goods of a session, with its countdown above; the sold quantity is refetched while it runs. */
export function SessionItems({ session }: { session: FlashSaleSession }) {
  const t = useTranslations('flashsale')
  const { promotion_id, starts_at, ends_at, state, name } = session
  const phase = usePhase(session, state)
  const live = useLiveStock(promotion_id, phase)
  const items = useQuery(query('flash_sale/items', { promotion_id }))
  if (!items.data)
    return items.isError ? (
      <ErrorState busy={items.isFetching} onRetry={() => void items.refetch()} />
    ) : (
      <div aria-busy>
        <PromotionCardSkeletons />
      </div>
    )
  const goods = groupByGoods(items.data.list, live)
  if (goods.length === 0) return <AllSoldOut />
  return (
    <>
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-1">
        <h2 className="truncate text-16 font-semibold text-strong">{name}</h2>
        <p className="text-12 text-body">
          <PhaseText phase={phase} window={session} />
        </p>
      </header>
      <ul className="space-y-2.5">
        {goods.map(({ item, has_price_range, sold_percent }, index) => (
          <li key={item.goods_id}>
            <PromotionCard
              item={{ ...item, kind: 'flash_sale', starts_at, ends_at, state, has_price_range, sold_percent }}
              search={{ sku_id: item.sku_id }}
              action={(now) => t(now === 'running' && sold_percent !== 100 ? 'buy' : 'view')}
              eager={index < 3}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function AllSoldOut() {
  const t = useTranslations('flashsale')
  return (
    <EmptyState
      title={t('items_empty')}
      text={t('items_empty_text')}
      action={
        <Link to="/v2/goods/list/list" className={buttonClass({ look: 'soft' })}>
          {t('see_all_goods')}
        </Link>
      }
    />
  )
}
