const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const dayOf = (days: number) => daysAgo(days).slice(0, 10)
const days = [dayOf(2), dayOf(360)]
const instants = [daysAgo(2), daysAgo(360)]

/** Values of the filters that only the shop knows, of `count` rows: what much is found by, and what little is. */
export function sampleValues(count: number): (path: string, name: string) => readonly unknown[] {
  const middle = Math.ceil(count / 2)
  const number = (letter: string) => `${letter}${String(middle).padStart(17, '0')}`
  const few = Math.max(20, Math.floor(count / 100))
  const values: Record<string, readonly unknown[]> = {
    member_id: [1, middle],
    owner_id: [1, middle],
    distributor_id: [1, few],
    buyer_id: [1, middle],
    level_id: [1, 3],
    payer_id: [1, middle],
    payee_id: [2, middle],
    conversion_no: [number('C'), 'nothing'],
    coin_transfer_no: [number('T'), 'nothing'],
    coin_withdrawal_no: [number('X'), 'nothing'],
    goods_id: [1, middle],
    sku_id: [4, 4 * middle],
    staff_id: [1, 20],
    promotion_id: [1, few],
    item_id: [1, few],
    game_id: [2, few],
    prize_id: [2, few],
    rule_id: [1, few],
    batch_id: [1, few],
    order_id: [middle],
    brand_id: [1],
    // A department and one of its last branches.
    category_id: [1, 250],
    regional_code: ['R10', 'R990'],
    dealer_code: ['D5', 'D995'],
    tag_id: [1, 2],
    article_id: [1],
    work_id: [1],
    grade: [0, 4, 5, 6, 7, 8, 9],
    stars: [5, 4, 3, 2, 1],
    day: days,
    from_day: days,
    until_day: days,
    paid_from_day: days,
    paid_until_day: days,
    refunded_from_day: days,
    refunded_until_day: days,
    due_from: days,
    due_to: days,
    plan: [1, 4],
    deposit_no: [`D${String(middle).padStart(18, '0')}`, 'nothing'],
    from: instants,
    until: instants,
    at: instants,
    page: ['home'],
    purpose: ['escrow', 'non_withdrawable'],
    provider: ['sandbox', 'host'],
    payment_no: [number('P'), 'nothing'],
    reference: [`T${middle}`, 'nothing'],
    order_no: [number('D'), 'nothing'],
    recipient: ['member_1@mail.example', `member_${middle}@mail.example`],
    action: ['order/ship', 'staff/save_role'],
    subject: ['order 1', `order ${middle}`, 'nothing 1'],
    search: ['member_1', `member_${middle}`, `member_${middle}@mail.example`, 'nobody'],
    keyword: ['member_1', number('D'), number('R'), String(middle), 'autumn', 'lamp', 'nothing'],
    goods: ['autumn', 'lamp', 'nothing'],
    box_id: [1, 2],
    device_id: ['LB-0000000001', 'LB-NONE'],
    'box/staff_list plan_id': [1],
    'box/hardware_list search': ['LB-0000', 'LB-NONE'],
    'box/staff_list search': ['LB-0000000002', number('D'), 'member_1', 'nobody'],
    'article/staff_list category_id': [1, 20],
    'pledge/list_pledges months': [12, 48],
    'pledge/list_pledges number': [number('P'), number('D'), 'nothing'],
    'work/list kind': ['order.export', 'wallet.export'],
    'ops/jobs kind': ['order.close', 'team_buy.end'],
    'identity/agent_codes search': ['A1', `A${middle}`, 'nothing'],
    'store/list search': ['Store', `Store ${few}`, 'nothing'],
  }
  return (path, name) => {
    const known = values[`${path} ${name}`] ?? values[name]
    if (!known) throw new Error(`the bench has no value for ${name} of ${path}: name some in sample-values.ts`)
    return known
  }
}
