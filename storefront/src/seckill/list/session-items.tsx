import type { SeckillSession } from '@longmall/contract/seckill.ts'
import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { PhaseWords } from '../../promotion/phase/phase-words.tsx'
import { usePhase } from '../../promotion/phase/use-phase.ts'
import { PromotionCard, PromotionCardSkeletons } from '../../promotion/promotion-card.tsx'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { groupItems } from '../group-items.ts'
import { useLive } from '../use-live.ts'

/** What a session sells, with its countdown above; how much is sold is asked for while it runs. */
export function SessionItems({ session }: { session: SeckillSession }) {
  const say = usePhrases('seckill')
  const { promotion_id, starts_at, ends_at, state, name } = session
  const phase = usePhase(session, state)
  const live = useLive(promotion_id, phase)
  const items = useQuery(query('seckill/items', { promotion_id }))
  if (!items.data)
    return items.isError ? (
      <ErrorState busy={items.isFetching} onRetry={() => void items.refetch()} />
    ) : (
      <div aria-busy>
        <PromotionCardSkeletons />
      </div>
    )
  const goods = groupItems(items.data.list, live)
  if (goods.length === 0) return <NothingLeft />
  return (
    <>
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-1">
        <h2 className="truncate text-16 font-semibold text-strong">{name}</h2>
        <p className="text-12 text-body">
          <PhaseWords phase={phase} window={session} />
        </p>
      </header>
      <ul className="space-y-2.5">
        {goods.map(({ item, is_from, sold_percent }, index) => (
          <li key={item.goods_id}>
            <PromotionCard
              item={{ ...item, kind: 'seckill', starts_at, ends_at, state, is_from, sold_percent }}
              search={{ sku_id: item.sku_id }}
              action={(now) => say(now === 'running' && sold_percent !== 100 ? 'buy' : 'look')}
              eager={index < 3}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function NothingLeft() {
  const say = usePhrases('seckill')
  return (
    <EmptyState
      title={say('items_empty')}
      text={say('items_empty_text')}
      action={
        <Link to="/v2/goods/list/list" className={buttonClass({ look: 'soft' })}>
          {say('see_all_goods')}
        </Link>
      }
    />
  )
}
