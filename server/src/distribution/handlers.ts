import type { distribution } from '@longmall/contract/distribution.ts'
import type { Handlers } from '../kernel/context.ts'
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

const unbuilt = (): never => {
  throw new Error('not built')
}

export const distributionHandlers: Handlers<typeof distribution> = {
  status: viewStatus,
  apply,
  index: unbuilt,
  goods: listEarningGoods,
  follow: followGoods,
  followed: listFollowed,
  orders: unbuilt,
  order: unbuilt,
  team: unbuilt,
  bill: unbuilt,
  levels: viewLevels,
  promote_code: viewPromoteCode,
  bind: unbuilt,
  list_applications: listApplications,
  decide_application: decideApplication,
  list_distributors: listDistributors,
  view_distributor: viewDistributor,
  change_distributor: changeDistributor,
  bindings: unbuilt,
  rebind: unbuilt,
  list_levels: listLevels,
  save_level: saveLevel,
  remove_level: removeLevel,
  list_goods: listCommissionGoods,
  preview_goods: previewGoods,
  save_goods: saveGoods,
  list_commissions: unbuilt,
  figures: unbuilt,
  ranking: unbuilt,
}
