import type { LocalizedText } from '../../types.ts'
import { localized } from '../localized.ts'

/** Goods of a session: permille off the list price, promotion stock of each SKU, and hundredths of it that are sold. */
export interface FlashItem {
  goods: string
  off: number
  stock: number
  sold?: number
}
export interface FlashSession {
  name: LocalizedText
  note: LocalizedText
  /** Minutes from the filling of the store. */
  minutes: [from: number, until: number]
  per_member: number
  items: FlashItem[]
}

const note = localized`One piece each: so that many get one. | 每人限购一件，让更多人买到。 | 더 많은 분이 구매하실 수 있도록 1인 1개로 제한합니다. | より多くの方に届くよう、お一人様一点までです。 | Satu seorang, supaya ramai dapat memilikinya.`

const noteOfTwo = localized`Two pieces each at most, while they last. | 每人最多限购两件，售完即止。 | 1인당 최대 2개, 소진 시 종료됩니다. | お一人様二点まで。なくなり次第終了します。 | Paling banyak dua seorang, selagi stok masih ada.`

/** Hours of the store’s day at which a session starts; it lasts two hours. */
export const dailySessions: { hour: number; name: LocalizedText }[] = [
  { hour: 10, name: localized`Morning session | 早场 | 오전 타임 | 午前の回 | Sesi pagi` },
  { hour: 14, name: localized`Afternoon session | 午场 | 오후 타임 | 午後の回 | Sesi petang` },
  { hour: 20, name: localized`Evening session | 晚场 | 저녁 타임 | 夜の回 | Sesi malam` },
]
export const dailyHours = 2
export const dailyDays = 30
export const dailyNote = note
/** What the daily sessions sell, so many at a time in turn. */
export const dailyGoods: FlashItem[] = [
  { goods: 'contour-pillow', off: 300, stock: 30 },
  { goods: 'soy-candle', off: 350, stock: 40 },
  { goods: 'santoku-knife', off: 250, stock: 20 },
  { goods: 'ipoh-white-coffee', off: 300, stock: 60 },
  { goods: 'sheet-masks', off: 400, stock: 80 },
  { goods: 'braided-usb-c-cable', off: 400, stock: 80 },
  { goods: 'fleece-hoodie', off: 300, stock: 25 },
  { goods: 'two-slice-toaster', off: 250, stock: 20 },
  { goods: 'dark-chocolate', off: 300, stock: 50 },
  { goods: 'amino-cleanser', off: 300, stock: 50 },
  { goods: 'slim-power-bank', off: 300, stock: 40 },
  { goods: 'little-bear-backpack', off: 250, stock: 30 },
]
export const dailyCount = 6

/** On the first day, whatever the hour: a session that is over, one that runs, and one that is about to start. */
export const firstDaySessions: FlashSession[] = [
  {
    name: localized`Early birds | 早鸟场 | 얼리버드 타임 | 早起きの回 | Sesi awal`,
    note,
    minutes: [-240, -60],
    per_member: 1,
    items: [
      { goods: 'waffle-towels', off: 300, stock: 20, sold: 100 },
      { goods: 'paper-lantern-lamp', off: 250, stock: 12, sold: 75 },
    ],
  },
  {
    name: localized`Happening now | 正在疯抢 | 지금 진행 중 | ただいま開催中 | Sedang berlangsung`,
    note: noteOfTwo,
    minutes: [-40, 380],
    per_member: 2,
    items: [
      { goods: 'noise-cancelling-headphones', off: 350, stock: 20, sold: 60 },
      { goods: 'canvas-sneakers', off: 300, stock: 40, sold: 35 },
      { goods: 'window-air-fryer', off: 300, stock: 30, sold: 83 },
      { goods: 'leather-crossbody', off: 250, stock: 15, sold: 20 },
      { goods: 'silk-pyjamas', off: 300, stock: 10, sold: 100 },
      { goods: 'magnetic-phone-case', off: 400, stock: 60, sold: 12 },
    ],
  },
  {
    name: localized`Next up | 即将开抢 | 다음 타임 | まもなく開催 | Seterusnya`,
    note,
    minutes: [25, 205],
    per_member: 1,
    items: [
      { goods: 'cabin-suitcase', off: 300, stock: 20 },
      { goods: 'instant-camera', off: 250, stock: 15 },
      { goods: 'stick-vacuum', off: 300, stock: 18 },
      { goods: 'cashmere-scarf', off: 350, stock: 25 },
    ],
  },
]
