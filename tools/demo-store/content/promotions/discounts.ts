import { localized } from '../localized.ts'
import type { DemoItem, DemoPromotion } from './demo-promotion.ts'

const name = localized`This week’s prices | 本周特价 | 이번 주 특가 | 今週の特価 | Harga minggu ini`
const note = localized`A handful of things a little cheaper, new ones every week. | 每周精选几样好物，价格更实惠。 | 매주 새로 고른 상품을 조금 더 저렴하게. | 毎週入れ替わる、少しお得な品々。 | Beberapa barangan pilihan pada harga lebih rendah, baharu setiap minggu.`

/** What is cheaper in each of the weeks to come. */
const weeks: DemoItem[][] = [
  [
    { goods: 'gooseneck-kettle', off: 200, stock: 40, sold: 13 },
    { goods: 'glass-teapot', off: 150, stock: 60, sold: 22 },
    { goods: 'quiet-mouse', off: 180, stock: 50, sold: 9 },
  ],
  [
    { goods: 'canvas-tote', off: 200, stock: 20 },
    { goods: 'card-wallet', off: 150, stock: 20 },
  ],
  [
    { goods: 'vitamin-c-serum', off: 120, stock: 10 },
    { goods: 'mineral-sunscreen', off: 200, stock: 50 },
  ],
  [
    { goods: 'windproof-umbrella', off: 200, stock: 40 },
    { goods: 'ribbed-beanie', off: 250, stock: 30 },
  ],
  [
    { goods: 'gan-charger', off: 200, stock: 40 },
    { goods: 'folding-laptop-stand', off: 150, stock: 40 },
  ],
  [
    { goods: 'iron-skillet', off: 180, stock: 30 },
    { goods: 'linen-apron', off: 200, stock: 40 },
  ],
  [
    { goods: 'muslin-swaddles', off: 150, stock: 30 },
    { goods: 'glass-baby-bottle', off: 150, stock: 40 },
  ],
  [
    { goods: 'paddle-brush', off: 200, stock: 50 },
    { goods: 'eau-de-parfum', off: 150, stock: 20 },
  ],
  [
    { goods: 'cast-kettlebell', off: 150, stock: 40 },
    { goods: 'street-basketball', off: 200, stock: 30 },
  ],
]

/** Limited-time prices: one a week for nine weeks, and one in each state that a week does not show. */
export const discounts: DemoPromotion[] = [
  ...weeks.map((items, week): DemoPromotion => ({
    kind: 'discount',
    name,
    note,
    span: { days: [week * 7, week * 7 + 6] },
    per_member: 3,
    items,
  })),
  {
    kind: 'discount',
    name: localized`Lunch, packed well | 便当好物季 | 든든한 도시락 | お弁当を楽しく | Bekal istimewa`,
    note: localized`Almost gone: the last boxes at this price. | 特价数量不多，售完恢复原价。 | 이 가격은 마지막 수량까지만. | この価格は残りわずか。 | Hampir habis pada harga ini.`,
    span: { days: [-3, 20] },
    per_member: 2,
    items: [{ goods: 'bento-lunch-box', off: 220, stock: 40, sold: 37 }],
  },
  {
    kind: 'discount',
    name: localized`Light for the tent | 露营灯特惠 | 캠핑 랜턴 특가 | キャンプの灯り | Lampu perkhemahan`,
    note: localized`Everything at this price is sold. | 特价商品已全部售出。 | 특가 수량이 모두 판매되었습니다. | この価格の分は完売しました。 | Semua pada harga ini telah dijual.`,
    span: { days: [-5, 12] },
    items: [{ goods: 'camp-lantern', off: 250, stock: 25, sold: 'all' }],
  },
  {
    kind: 'discount',
    name: localized`An hour for a cool head | 清凉一小时 | 시원한 한 시간 | 涼しい一時間 | Sejam yang nyaman`,
    note: localized`Desk fans at a third off, for one hour. | 桌面风扇限时一小时优惠。 | 탁상용 선풍기, 단 한 시간 할인. | 卓上扇風機が一時間だけお得。 | Kipas meja lebih murah selama sejam.`,
    span: { minutes: [25, 85] },
    per_member: 1,
    items: [{ goods: 'wire-desk-fan', off: 330, stock: 30 }],
  },
  {
    kind: 'discount',
    name: localized`Kind to hands | 护手时光 | 손을 위한 시간 | 手をいたわる | Lembut untuk tangan`,
    note: localized`Thank you to everyone who took part. | 感谢参与，活动已结束。 | 참여해 주셔서 감사합니다. | ご参加ありがとうございました。 | Terima kasih kepada semua.`,
    span: { days: [-12, -2] },
    items: [{ goods: 'hand-creams', off: 200, stock: 80, sold: 61 }],
  },
]
