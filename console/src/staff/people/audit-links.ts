interface AuditLink {
  to: string
  search: Record<string, unknown>
}

/** Kinds of records that have a page of their own, and its parameter. */
const pages: Record<string, [to: string, name: string]> = {
  member: ['/members/member', 'member_id'],
  goods: ['/goods/edit', 'goods_id'],
  order: ['/orders/order', 'order_id'],
  return: ['/returns/return', 'refund_id'],
  promotion: ['/campaigns/edit', 'promotion_id'],
  game: ['/games/edit', 'game_id'],
  article: ['/articles/edit', 'article_id'],
  work: ['/work/one', 'work_id'],
  page: ['/pages/page', 'page'],
  award_plan: ['/awards/plan', 'plan_id'],
  settlement_run: ['/awards/run', 'run_id'],
  coin_withdrawal: ['/coin-withdrawals/request', 'request_id'],
  setting: ['/settings', 'keyword'],
}

/** Kinds that are in a list. */
const lists: Record<string, string> = {
  adjustment: '/adjustments',
  advert: '/adverts',
  agent_code: '/stores/agents',
  agreement: '/agreements',
  application: '/applications',
  brand: '/brands',
  category: '/categories',
  coin_withdrawal: '/coin-withdrawals',
  coupon: '/coupons',
  points_item: '/points-shop',
  freight_template: '/freight',
  gift_rule: '/gifts',
  help_category: '/articles/categories',
  job: '/jobs',
  level: '/levels',
  member_tag: '/members/tags',
  payment: '/payments',
  payment_alert: '/payments/alerts',
  payout_batch: '/withdrawals/batches',
  team_buy: '/teams',
  promotions: '/campaigns',
  recharge_offer: '/recharges/offers',
  reduction: '/reductions',
  review: '/reviews',
  reward_rule: '/rewards',
  reward_task: '/tasks',
  role: '/roles',
  search_keyword: '/search-words',
  setting_request: '/settings/requests',
  sku: '/stock',
  staff: '/staff',
  store: '/stores',
  unit_price: '/unit-prices',
  treasury_holding: '/finance/holdings',
  withdrawal: '/withdrawals',
}

/** A subject of the audit log, `goods 12`, as its kind and the rest. */
export function parseSubject(subject: string): { kind: string; rest: string } {
  const [kind = '', ...rest] = subject.split(' ')
  return { kind, rest: rest.join(' ') }
}

/** The address of a record of the audit log; null for a kind without a screen. */
export function linkOf(subject: string): AuditLink | null {
  const { kind, rest } = parseSubject(subject)
  const page = pages[kind]
  const isNumber = /^\d+$/.test(rest)
  // Several at once are in their list.
  if (page && (isNumber || !lists[kind])) return { to: page[0], search: { [page[1]]: isNumber ? Number(rest) : rest } }
  return lists[kind] ? { to: lists[kind], search: {} } : null
}
