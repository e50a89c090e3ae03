import type { distribution } from '@longmall/contract/distribution.ts'
import type { Handlers } from '../kernel/context.ts'

const unbuilt = (): never => {
  throw new Error('not built')
}

export const distributionHandlers: Handlers<typeof distribution> = {
  status: unbuilt,
  apply: unbuilt,
  index: unbuilt,
  goods: unbuilt,
  follow: unbuilt,
  followed: unbuilt,
  orders: unbuilt,
  order: unbuilt,
  team: unbuilt,
  bill: unbuilt,
  levels: unbuilt,
  promote_code: unbuilt,
  bind: unbuilt,
  list_applications: unbuilt,
  decide_application: unbuilt,
  list_distributors: unbuilt,
  view_distributor: unbuilt,
  change_distributor: unbuilt,
  bindings: unbuilt,
  rebind: unbuilt,
  list_levels: unbuilt,
  save_level: unbuilt,
  remove_level: unbuilt,
  list_goods: unbuilt,
  preview_goods: unbuilt,
  save_goods: unbuilt,
  list_commissions: unbuilt,
  figures: unbuilt,
  ranking: unbuilt,
}
