/** How far an order has come. */
export type DemoOrderStage =
  | 'unpaid'
  | 'cancelled'
  | 'paid'
  | 'in_parcels'
  | 'shipping'
  | 'received'
  | 'reviewed'
  | 'appended'
  | 'after_sale'

export interface DemoOrder {
  account: string
  /** Goods by key; any of the warehouse's where none is named. */
  goods?: string
  warehouse?: 'domestic' | 'overseas'
  /** Of the goods that can be had, which one, from 0. */
  pick?: number
  quantity?: number
  /** Hours before the store opened for the demo. */
  hours: number
  stage: DemoOrderStage
  phone?: { number: string; country: 'CN' | 'KR' | 'MY' }
  invoice?: { title: string; tax_number: string }
  remark?: string
  /** Of a reviewed one. */
  stars?: number
  review_text?: string
  added?: string
}

/** Orders in every state, so that whoever looks around finds each of them once. */
export const demoOrders: DemoOrder[] = [
  { account: 'alice_rm', pick: 0, hours: 0, stage: 'unpaid' },
  {
    account: 'alice_rm',
    pick: 3,
    quantity: 2,
    hours: 5,
    stage: 'paid',
    remark: '请在周末送货',
    invoice: { title: '深圳市海湾科技有限公司', tax_number: '91440300MA5FLK2X3B' },
  },
  { account: 'alice_rm', pick: 5, hours: 26, stage: 'paid' },
  { account: 'alice_rm', pick: 7, quantity: 3, hours: 44, stage: 'in_parcels' },
  { account: 'alice_rm', pick: 9, hours: 50, stage: 'shipping' },
  { account: 'alice_rm', warehouse: 'overseas', pick: 1, hours: 84, stage: 'shipping' },
  { account: 'alice_rm', pick: 11, hours: 150, stage: 'received' },
  { account: 'alice_rm', pick: 13, quantity: 2, hours: 190, stage: 'after_sale' },
  { account: 'alice_rm', pick: 15, hours: 260, stage: 'reviewed', stars: 4, review_text: '做工不错，颜色比照片上稍微深一点，整体满意。' },
  {
    account: 'alice_rm',
    pick: 17,
    hours: 700,
    stage: 'appended',
    stars: 5,
    review_text: '收到很惊喜，包装也很用心。',
    added: '用了两周，依然很喜欢，已经推荐给朋友了。',
  },
  { account: 'alice_rm', pick: 19, hours: 300, stage: 'cancelled' },
  { account: 'alice_rm', goods: 'film-club-code', hours: 90, stage: 'paid' },
  { account: 'bob_am', pick: 2, hours: 3, stage: 'paid' },
  { account: 'bob_am', pick: 6, hours: 40, stage: 'shipping' },
  { account: 'bob_am', goods: 'phone_recharge', hours: 60, stage: 'paid', phone: { number: '010 1234 5678', country: 'KR' } },
  { account: 'bob_am', pick: 10, hours: 200, stage: 'reviewed', stars: 5, review_text: '색감이 정말 예쁘고 배송도 빨랐어요.' },
  { account: 'carol_user', pick: 4, hours: 0, stage: 'unpaid' },
  { account: 'carol_user', pick: 8, hours: 60, stage: 'shipping' },
  {
    account: 'carol_user',
    pick: 12,
    hours: 220,
    stage: 'reviewed',
    stars: 3,
    review_text: 'Saiznya kecil sedikit, tetapi kualitinya baik.',
  },
  { account: 'dana_rm2', pick: 14, quantity: 2, hours: 30, stage: 'paid' },
  { account: 'dana_rm2', pick: 16, hours: 160, stage: 'received' },
]
