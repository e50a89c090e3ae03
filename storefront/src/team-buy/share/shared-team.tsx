import type { SharedGroup } from '@longmall/contract/team-buy.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { useQuery } from '@tanstack/react-query'
import { useShare } from '../../catalogue/share/use-share.ts'
import { BuyBar } from '../../promotion/purchase/buy-bar.tsx'
import { offerGoods } from '../../promotion/purchase/offer-goods.ts'
import { PromotionPrice } from '../../promotion/price/promotion-price.tsx'
import { promotionPaths } from '../../addresses/promotion-address.ts'
import { usePromotionVisit } from '../../promotion/use-promotion-visit.ts'
import { useCurrency } from '../../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { TeamBuySteps } from '../parts/team-buy-steps.tsx'
import { Seats } from './seats.tsx'
import { TeamState } from './team-state.tsx'

/** A team: its goods and price, its places, and what the caller can do: invite, join, or start another. */
export function SharedTeam({ group }: { group: SharedGroup }) {
  const t = useTranslations('teambuy')
  const { promotion_id, goods_name, picture, items, name, size } = group
  const first = items[0]
  usePromotionVisit(promotion_id, first?.sku_id)
  return (
    <>
      <div className="flex-1 space-y-3 p-3">
        <Link
          to={promotionPaths.team_buy}
          search={{ id: promotion_id, sku_id: first?.sku_id }}
          className="pressable flex gap-3 rounded-12 bg-card p-3"
        >
          <span className="block size-24 shrink-0 overflow-hidden rounded-8">
            <Picture picture={picture} sizes="96px" decorative eager />
          </span>
          <span className="flex min-w-0 flex-1 flex-col gap-1">
            <span className="line-clamp-2 text-14 text-strong">{goods_name}</span>
            <span className="text-12 text-quiet">{name}</span>
            <span className="mt-auto">
              {first && (
                <PromotionPrice price={first.price} list_price={first.list_price} reason={t('size_of', { count: size })} size="medium" />
              )}
            </span>
          </span>
        </Link>
        <section aria-label={t('share_title')} className="space-y-5 rounded-12 bg-card px-4 py-6">
          <TeamState group={group} />
          <Seats group={group} />
        </section>
        <div className="overflow-hidden rounded-12">
          <TeamBuySteps isVirtual={group.virtual_completion} />
        </div>
      </div>
      <Footer group={group} />
    </>
  )
}

function Footer({ group }: { group: SharedGroup }) {
  const t = useTranslations('teambuy')
  const share = useShare()
  const { state, is_mine, promotion_id, goods_name, items } = group
  if (state === 'forming' && !is_mine) return <JoinBar group={group} />
  return (
    <div className="safe-bottom hairline-t sticky bottom-0 z-20 bg-card">
      <div className="flex min-h-15 items-center px-3">
        {state === 'forming' ? (
          <Button className="flex-1" onClick={() => void share(goods_name)}>
            {t('invite')}
          </Button>
        ) : (
          <Link
            to={promotionPaths.team_buy}
            search={{ id: promotion_id, sku_id: items[0]?.sku_id }}
            className={`${buttonClass({})} flex-1`}
          >
            {t('own_team')}
          </Link>
        )}
      </div>
    </div>
  )
}

/** The way into a team: a variant is chosen, and the place is the shopper's when it is paid. */
function JoinBar({ group: { group_id, promotion_id, items, started_at } }: { group: SharedGroup }) {
  const t = useTranslations('teambuy')
  const currency = useCurrency()
  const first = items[0]
  const { data } = useQuery({ ...query('catalogue/detail', { sku_id: first?.sku_id ?? 1 }), enabled: first !== undefined })
  if (!data || !first) return <div className="safe-bottom sticky bottom-0 h-15 bg-card" />
  const offered = items.map(({ sku_id, price, is_sold_out }) => ({
    sku_id,
    price,
    stock: is_sold_out ? ('none' as const) : ('plenty' as const),
    available: null,
  }))
  return (
    <BuyBar
      goods={offerGoods(data, { promotion_id, kind: 'team_buy', items: offered, per_member: null })}
      phase="running"
      starts_at={started_at}
      label={t('join_for', { price: displayPrice(first.price, currency) })}
      search={{ promotion_id, group_id }}
    />
  )
}
