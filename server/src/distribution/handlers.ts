import type { distribution } from '@longmall/contract/distribution.ts'
import type { Handlers } from '../kernel/context.ts'
import { bind } from './binding/bind.ts'
import { listTeam } from './binding/list-team.ts'
import { listBindings, rebind } from './binding/rebind.ts'
import { listBill } from './commission/list-bill.ts'
import { listCommissions } from './commission/list-commissions.ts'
import { listCommissionOrders } from './commission/list-orders.ts'
import { viewCommissionOrder } from './commission/view-order.ts'
import { viewFigures } from './figures/view-figures.ts'
import { viewIndex } from './figures/view-index.ts'
import { viewRanking } from './figures/view-ranking.ts'

const unbuilt = (): never => {
  throw new Error('not built')
}

export const distributionHandlers: Handlers<typeof distribution> = {
  status: unbuilt,
  apply: unbuilt,
  index: viewIndex,
  goods: unbuilt,
  follow: unbuilt,
  followed: unbuilt,
  orders: listCommissionOrders,
  order: viewCommissionOrder,
  team: listTeam,
  bill: listBill,
  levels: unbuilt,
  promote_code: unbuilt,
  bind,
  list_applications: unbuilt,
  decide_application: unbuilt,
  list_distributors: unbuilt,
  view_distributor: unbuilt,
  change_distributor: unbuilt,
  bindings: listBindings,
  rebind,
  list_levels: unbuilt,
  save_level: unbuilt,
  remove_level: unbuilt,
  list_goods: unbuilt,
  preview_goods: unbuilt,
  save_goods: unbuilt,
  list_commissions: listCommissions,
  figures: viewFigures,
  ranking: viewRanking,
}
