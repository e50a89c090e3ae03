import type { LocalizedText } from '../../types.ts'
import { localized } from '../localized.ts'
import type { DemoSpan } from './demo-promotion.ts'

/** Goods that coins buy, at the first SKUs of each; money in cents a piece beside the coins. */
export interface DemoPoint {
  name: LocalizedText
  note: LocalizedText
  span: DemoSpan
  per_member?: number
  items: { goods: string; skus: number; price: number; longcoin: number; stock: number; reserved?: number }[]
}

/** A coupon, by its key, or a red packet of so many cents. */
export interface DemoPointsShopItem {
  key: string
  name: LocalizedText
  note: LocalizedText
  span: DemoSpan
  coupon?: string
  amount?: number
  longcoin: number
  stock?: number
  reserved?: number
  per_member?: number
}

/** Goods of the exchange centre: running, sold out, coming and over. */
export const pointGoods: DemoPoint[] = [
  {
    name: localized`Everyday exchange | 日常好物兑换 | 일상 교환 | 毎日の交換 | Penebusan harian`,
    note: localized`Small things for the coins of a few weeks. | 攒几周龙币就能换的小物。 | 몇 주 모은 코인으로 받는 소품. | 数週間分のコインで手に入る小物。 | Barangan kecil untuk syiling beberapa minggu.`,
    span: { days: [-5, 120] },
    per_member: 3,
    items: [
      { goods: 'commuter-tumbler', skus: 4, price: 490, longcoin: 800, stock: 30, reserved: 4 },
      { goods: 'smart-bulb', skus: 2, price: 0, longcoin: 700, stock: 40, reserved: 11 },
      { goods: 'rice-toner', skus: 2, price: 690, longcoin: 600, stock: 50, reserved: 7 },
    ],
  },
  {
    name: localized`Almost nothing to pay | 几乎不用花钱 | 거의 공짜 | ほとんど無料 | Hampir percuma`,
    note: localized`Gone in a day. | 一天兑完。 | 하루 만에 소진되었습니다. | 一日でなくなりました。 | Habis dalam sehari.`,
    span: { days: [-2, 30] },
    per_member: 1,
    items: [{ goods: 'oak-peg-rail', skus: 1, price: 100, longcoin: 900, stock: 12, reserved: 12 }],
  },
  {
    name: localized`Next week’s pantry | 下周食品柜 | 다음 주 식료품 | 来週のパントリー | Pantri minggu depan`,
    note: localized`Opens in six days. | 六天后开始兑换。 | 6일 뒤에 열립니다. | 6日後に始まります。 | Dibuka dalam enam hari.`,
    span: { days: [6, 40] },
    items: [{ goods: 'laksa-paste', skus: 2, price: 190, longcoin: 250, stock: 60 }],
  },
  {
    name: localized`Last month’s pantry | 上月食品柜 | 지난달 식료품 | 先月のパントリー | Pantri bulan lepas`,
    note: localized`This exchange is over. | 该兑换已结束。 | 종료된 교환입니다. | この交換は終了しました。 | Penebusan ini telah tamat.`,
    span: { days: [-40, -6] },
    items: [{ goods: 'roasted-almonds', skus: 2, price: 150, longcoin: 200, stock: 80, reserved: 61 }],
  },
]

/** Coupons and red packets of the exchange centre, in every state. */
export const pointsShopItems: DemoPointsShopItem[] = [
  {
    key: 'three',
    name: localized`$3 off $15 | 满15减3 | $15 이상 $3 할인 | $15以上で$3引き | Tolak $3 untuk $15`,
    note: localized`On everything in the shop | 全场通用 | 전 상품 사용 가능 | 全商品に使えます | Untuk semua produk`,
    span: { days: [-10, 180] },
    coupon: 'exchange_three',
    longcoin: 150,
    per_member: 5,
  },
  {
    key: 'twenty',
    name: localized`$20 off $120 | 满120减20 | $120 이상 $20 할인 | $120以上で$20引き | Tolak $20 untuk $120`,
    note: localized`A hundred pieces a season | 每季一百张 | 시즌마다 100장 | シーズンごとに100枚 | Seratus keping setiap musim`,
    span: { days: [-10, 80] },
    coupon: 'exchange_twenty',
    longcoin: 900,
    stock: 100,
    reserved: 38,
    per_member: 1,
  },
  {
    key: 'delivery',
    name: localized`Free delivery | 包邮券 | 무료 배송 | 送料無料 | Penghantaran percuma`,
    note: localized`Begins in three days | 三天后开始 | 3일 뒤 시작 | 3日後に開始 | Bermula dalam tiga hari`,
    span: { days: [3, 60] },
    coupon: 'exchange_delivery',
    longcoin: 120,
    per_member: 2,
  },
  {
    key: 'packet_one',
    name: localized`Red packet of $1 | 1元红包 | $1 캐시 봉투 | $1ラッキーマネー | Sampul merah $1`,
    note: localized`To spend in the shop | 可用于购物 | 쇼핑에 사용 | お買い物に使えます | Untuk dibelanjakan di kedai`,
    span: { days: [-10, 180] },
    amount: 100,
    longcoin: 120,
    stock: 500,
    reserved: 126,
    per_member: 5,
  },
  {
    key: 'packet_five',
    name: localized`Red packet of $5 | 5元红包 | $5 캐시 봉투 | $5ラッキーマネー | Sampul merah $5`,
    note: localized`To spend in the shop | 可用于购物 | 쇼핑에 사용 | お買い物に使えます | Untuk dibelanjakan di kedai`,
    span: { days: [-10, 60] },
    amount: 500,
    longcoin: 560,
    stock: 100,
    reserved: 71,
    per_member: 1,
  },
  {
    key: 'packet_ten',
    name: localized`Red packet of $10 | 10元红包 | $10 캐시 봉투 | $10ラッキーマネー | Sampul merah $10`,
    note: localized`To spend in the shop | 可用于购物 | 쇼핑에 사용 | お買い物に使えます | Untuk dibelanjakan di kedai`,
    span: { days: [-10, 20] },
    amount: 1000,
    longcoin: 1000,
    stock: 20,
    reserved: 20,
    per_member: 1,
  },
  {
    key: 'packet_holiday',
    name: localized`Holiday red packet | 节日红包 | 명절 캐시 봉투 | ホリデーラッキーマネー | Sampul merah perayaan`,
    note: localized`Begins in five days | 五天后开始 | 5일 뒤 시작 | 5日後に開始 | Bermula dalam lima hari`,
    span: { days: [5, 12] },
    amount: 888,
    longcoin: 888,
    stock: 50,
    per_member: 1,
  },
  {
    key: 'packet_autumn',
    name: localized`Autumn red packet | 秋日红包 | 가을 캐시 봉투 | 秋のラッキーマネー | Sampul merah musim luruh`,
    note: localized`This exchange is over | 该兑换已结束 | 종료된 교환입니다 | この交換は終了しました | Penebusan ini telah tamat`,
    span: { days: [-40, -8] },
    amount: 300,
    longcoin: 330,
    stock: 60,
    reserved: 42,
  },
]

/** What a demo account exchanged in the days before, by the shop's own verbs. */
export const pointsOrders: { account: string; item?: string; goods?: string; quantity: number; hours: number }[] = [
  { account: 'dana_rm2', item: 'packet_one', quantity: 2, hours: 70 },
  { account: 'dana_rm2', item: 'three', quantity: 1, hours: 45 },
  { account: 'dana_rm2', goods: 'commuter-tumbler', quantity: 1, hours: 20 },
  { account: 'erik_rm4', item: 'twenty', quantity: 1, hours: 12 },
]
