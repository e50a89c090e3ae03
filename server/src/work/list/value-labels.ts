import type { Language } from '@longmall/contract/fields.ts'

/** A table of the console's labels by its name; null for none. */
export type ValueLabels = (file: string, key: string) => string | null

// Which labels show the values of a field: a file of the console's and how its keys begin; of one list where it is named.
const labelKeys: Record<string, string> = {
  action: 'articles.action_',
  area: 'articles.area_',
  by: 'reduction.by_',
  completed_by: 'teambuy.by_',
  delivery_plan: 'order.plan_',
  effect: 'reduction.effect_',
  failure_reason: 'teambuy.for_',
  game_kind: 'game.kind_',
  goods_type: 'goods.type_',
  trigger: 'gift.trigger_',
  on_hold_by: 'order.purchase_source_',
  claim_method: 'coupon.claim_method_',
  level: 'work.level_',
  blocker: 'setting.blocker_',
  occasion: 'reward.occasion_',
  order_state: 'order.state_',
  order_type: 'order.type_',
  page_name: 'articles.page_',
  paid_by: 'game.paid_',
  period: 'reward.period_',
  promotion_kind: 'order.purchase_source_',
  payout_blocker: 'finance.stop_',
  warehouse: 'order.',
  'application/list kind': 'application.kind_',
  'application/list state': 'application.state_',
  'article/staff_list kind': 'articles.kind_',
  'article/staff_list state': 'articles.state_',
  'award/list_awards kind': 'award.kind_',
  'award/list_awards place': 'award.place_',
  'award/list_plans rates.kind': 'award.kind_',
  'award/list_plans state': 'award.state_',
  'award/list_runs step': 'award.step_',
  'coin_withdrawal/list_requests state': 'coinwithdrawal.state_',
  'coin_withdrawal/list_requests way': 'coinwithdrawal.way_',
  'coin_withdrawal/list_requests destination.kind': 'coinwithdrawal.kind_',
  'coin_withdrawal/list_requests destination.network': 'coinwithdrawal.network_',
  'redemption/list_pickup_orders state': 'redemption.state_',
  'redemption/list_redemptions kind': 'redemption.kind_',
  'distribution/list_applications state': 'distribution.state_',
  'distribution/list_commissions state': 'distribution.',
  'distribution/list_distributors state': 'distribution.',
  'distribution/list_goods mode': 'distribution.mode_',
  'deposit/list_deposits on_expiry': 'deposit.on_expiry_',
  'deposit/list_deposits state': 'deposit.state_',
  'bargain/search state': 'teambuy.bargain_',
  'box/alerts kind': 'box.alert_',
  'box/hardware_list state': 'box.hardware_',
  'box/owner_requests state': 'box.request_',
  'box/staff_list delivery': 'box.delivery_',
  'box/staff_list state': 'box.state_',
  'campaign/search kind': 'campaign.kind_',
  'campaign/search state': 'campaign.state_',
  'catalogue/stock_moves reason': 'goods.reason_',
  'content/list_pages kind': 'composer.kind_',
  'coupon/list kind': 'coupon.kind_',
  'points_shop/staff_orders kind': 'pointsshop.kind_',
  'points_shop/search kind': 'pointsshop.kind_',
  'points_shop/search state': 'pointsshop.state_',
  'game/draws kind': 'game.kind_',
  'game/draws prize.kind': 'game.prize_',
  'game/list kind': 'game.kind_',
  'game/list prizes.kind': 'game.prize_',
  'game/list state': 'game.state_',
  'gift/grants reason': 'gift.reason_',
  'gift/grants state': 'gift.state_',
  'gift/rules state': 'gift.rule_',
  'invitation/list_rewards occasion': 'invitation.occasion_',
  'identity/agent_codes kind': 'store.kind_',
  'catalogue/freight_list kind': 'tree.kind_',
  'member/list_members state': 'member.state_',
  'messaging/list_messages kind': 'console.outbox_',
  'messaging/list_messages state': 'console.outbox_',
  'ops/jobs state': 'jobs.',
  'ops/liability_accounts owner': 'liabilities.',
  'ops/holdings state': 'finance.adj_',
  'order/search state': 'order.state_',
  'payment/alerts kind': 'finance.alert_',
  'payment/list state': 'finance.pay_',
  'payment/list attempts.state': 'finance.attempt_',
  'team_buy/staff_groups state': 'teambuy.state_',
  'recharge/list_recharges state': 'finance.recharge_',
  'refund/list_requests kind': 'refund.kind_',
  'refund/list_requests status': 'refund.status_',
  'reward/list_rules state': 'reward.state_',
  'reward/list_tasks kind': 'reward.task_',
  'search/keywords kind': 'searchkeyword.',
  'setting/list_requests state': 'setting.request_',
  'fulfilment/to_ship state': 'order.state_',
  'site/list_adverts code': 'goods.type_',
  'site/list_adverts state': 'site.state_',
  'unit_price/requests state': 'unitprice.state_',
  'wallet/adjustments state': 'finance.adj_',
  'withdrawal/list_withdrawals source': 'finance.source_',
  'withdrawal/list_withdrawals state': 'finance.state_',
  'work/list state': 'work.state_',
}

/** The prefix of the translation keys for a field's values, such as `order.state_`; undefined when values are shown as they are. */
export const labelKeyOf = (list: string, path: readonly string[]): string | undefined =>
  labelKeys[`${list} ${path.join('.')}`] ?? labelKeys[path.at(-1)!]

/** The console's labels of a language that values are shown with; loaded by who needs them. */
export async function loadValueLabels(language: Language): Promise<ValueLabels> {
  const names = new Set(Object.values(labelKeys).map((labelKey) => labelKey.split('.')[0]!))
  const files = new Map<string, Record<string, string>>()
  for (const name of names) {
    // The console's own texts are beside the folder of the screens' texts.
    const module = (await (name === 'console'
      ? import(`../../../../translations/${language}/console.ts`)
      : import(`../../../../translations/${language}/console/${name}.ts`))) as Record<string, Record<string, string>>
    files.set(name, module[name]!)
  }
  return (file, key) => files.get(file)?.[key] ?? null
}
