import type { PointsShopKind } from '@longmall/contract/points-shop.ts'
import { TicketSkeletons } from '../../coupon/parts/ticket-skeletons.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { ItemTicket } from './item-ticket.tsx'
import { NoPointsItems } from './no-points-items.tsx'

/** Coupons or red packets that coins buy. */
export function ItemTab({ kind }: { kind: PointsShopKind }) {
  return (
    <EndlessList
      query={pages('points_shop/list', { kind })}
      keyOf={({ item_id }) => item_id}
      gap={12}
      pull
      skeleton={<TicketSkeletons />}
      empty={<NoPointsItems tab={kind} />}
    >
      {(item) => <ItemTicket item={item} />}
    </EndlessList>
  )
}
