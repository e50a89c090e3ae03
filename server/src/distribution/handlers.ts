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
import { followGoods } from './goods/follow.ts'
import { listFollowed } from './goods/list-followed.ts'
import { listEarningGoods } from './goods/list-goods.ts'
import { viewLevels } from './levels/view-levels.ts'
import { apply } from './member/apply.ts'
import { viewPromoteCode } from './member/view-promote-code.ts'
import { viewStatus } from './member/view-status.ts'
import { listApplications } from './staff/applications.ts'
import { changeDistributor } from './staff/change-distributor.ts'
import { decideApplication } from './staff/decide-application.ts'
import { listDistributors } from './staff/distributors.ts'
import { listLevels } from './staff/levels.ts'
import { listCommissionGoods } from './staff/list-goods.ts'
import { removeLevel } from './staff/remove-level.ts'
import { previewGoods, saveGoods } from './staff/save-goods.ts'
import { saveLevel } from './staff/save-level.ts'
import { viewDistributor } from './staff/view-distributor.ts'

export const distributionHandlers: Handlers<typeof distribution> = {
  status: viewStatus,
  apply,
  index: viewIndex,
  goods: listEarningGoods,
  follow: followGoods,
  followed: listFollowed,
  orders: listCommissionOrders,
  order: viewCommissionOrder,
  team: listTeam,
  bill: listBill,
  levels: viewLevels,
  promote_code: viewPromoteCode,
  bind,
  list_applications: listApplications,
  decide_application: decideApplication,
  list_distributors: listDistributors,
  view_distributor: viewDistributor,
  change_distributor: changeDistributor,
  bindings: listBindings,
  rebind,
  list_levels: listLevels,
  save_level: saveLevel,
  remove_level: removeLevel,
  list_goods: listCommissionGoods,
  preview_goods: previewGoods,
  save_goods: saveGoods,
  list_commissions: listCommissions,
  figures: viewFigures,
  ranking: viewRanking,
}
