import type { OwnGroup } from '@longmall/contract/team-buy.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { CountdownTo } from '../../promotion/phase/countdown-to.tsx'
import { PromotionPrice } from '../../promotion/price/promotion-price.tsx'
import { promotionPaths } from '../../addresses/promotion-address.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { MemberAvatars } from '../parts/member-avatars.tsx'
import { sharePath } from '../team-buy-address.ts'

/** A team of the member's in a list: goods, its members, state, order and actions. */
export function OwnTeamCard({ group }: { group: OwnGroup }) {
  const t = useTranslations('teambuy')
  const tPromotion = useTranslations('promotion')
  const client = useQueryClient()
  const { group_id, order_id, promotion_id, state, size, joined, ends_at, members, is_leader } = group
  return (
    <article className="rounded-12 bg-card p-3">
      <Link to={sharePath} search={{ group_id }} className="flex gap-3">
        <span className="block size-24 shrink-0 overflow-hidden rounded-8">
          <Picture picture={group.picture} sizes="96px" decorative />
        </span>
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="line-clamp-2 text-14 text-strong">{group.goods_name}</span>
          <span className="flex items-center gap-1.5 text-12 text-quiet">
            {is_leader && <Tag tone="warning">{t('leader')}</Tag>}
            <span className="truncate">{group.sku_name}</span>
          </span>
          <span className="mt-auto">
            <PromotionPrice price={group.price} list_price={group.list_price} size="medium" />
          </span>
        </span>
      </Link>
      <div className="hairline-t mt-3 flex items-center gap-3 pt-3">
        <MemberAvatars members={members} size={size} maxShown={3} />
        <p className="min-w-0 flex-1 text-12 text-quiet">
          {state === 'forming' ? (
            <>
              <span className="text-danger">{t('spots_left', { count: size - joined })}</span>
              <br />
              {tPromotion('ends_in')}{' '}
              <CountdownTo until={ends_at} onEnd={() => void client.invalidateQueries({ queryKey: ['team_buy'] })} />
            </>
          ) : (
            t('members_of', { joined, size })
          )}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-2 pt-3">
        <Link to="/v1/order/detail/detail" search={{ order_id }} className={buttonClass({ look: 'outline', size: 'small' })}>
          {t('see_order')}
        </Link>
        {state === 'forming' && (
          <Link to={sharePath} search={{ group_id }} className={buttonClass({ size: 'small' })}>
            {t('invite')}
          </Link>
        )}
        {state === 'failed' && (
          <Link to={promotionPaths.team_buy} search={{ id: promotion_id }} className={buttonClass({ look: 'soft', size: 'small' })}>
            {t('order_again')}
          </Link>
        )}
      </div>
    </article>
  )
}
