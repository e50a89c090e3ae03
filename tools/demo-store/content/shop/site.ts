import type { DemoFreight, DemoReduction } from '../../types.ts'
import { localized } from '../localized.ts'

export const demoSite = {
  store_name: localized`Longmall | Longmall 商城 | 롱몰 | ロングモール | Longmall`,
  hotline: '400-000-0119',
}

/** Regions are prefixes of region codes; the longest that fits wins. Hainan to Heilongjiang are near, Tibet and Xinjiang far. */
export const freightTemplates: DemoFreight[] = [
  { key: 'free', name: 'Free delivery', kind: 'free', rows: [] },
  {
    key: 'parcel',
    name: 'Parcel, by piece',
    kind: 'quantity',
    rows: [
      { regions: [], first_units: 1, first_price: 1200, additional_units: 1, additional_price: 300, free_from_amount: 19900 },
      { regions: ['CN'], first_units: 3, first_price: 150, additional_units: 3, additional_price: 50, free_from_amount: 2900 },
      { regions: ['CN-54', 'CN-65'], first_units: 1, first_price: 300, additional_units: 1, additional_price: 100, free_from_amount: 9900 },
      { regions: ['KR', 'HK'], first_units: 1, first_price: 350, additional_units: 1, additional_price: 100, free_from_amount: 4900 },
      { regions: ['MY', 'SG'], first_units: 1, first_price: 390, additional_units: 1, additional_price: 120, free_from_amount: 5900 },
    ],
  },
  {
    key: 'weight',
    name: 'Heavy goods, by weight',
    kind: 'weight',
    rows: [
      { regions: ['CN'], first_units: 2000, first_price: 200, additional_units: 1000, additional_price: 60, free_from_amount: 9900 },
      { regions: ['CN-54', 'CN-65'], first_units: 1000, first_price: 500, additional_units: 1000, additional_price: 200 },
      {
        regions: ['KR', 'HK'],
        first_units: 1000,
        first_price: 600,
        additional_units: 1000,
        additional_price: 220,
        free_from_amount: 29900,
      },
      {
        regions: ['MY', 'SG'],
        first_units: 1000,
        first_price: 700,
        additional_units: 1000,
        additional_price: 260,
        free_from_amount: 29900,
      },
      { regions: ['ID', 'TH', 'VN', 'KH'], first_units: 1000, first_price: 900, additional_units: 1000, additional_price: 340 },
      { regions: ['OTHER'], first_units: 1000, first_price: 0, additional_units: 1000, additional_price: 0, deliverable: false },
    ],
  },
]

export const reductions: DemoReduction[] = [
  {
    name: localized`Home & kitchen: save more at $99 and $249 | 家居厨房满减：满99元减12元，满249元减40元 | 홈·키친: $99, $249 이상 할인 | インテリア・キッチン：$99、$249以上で割引 | Rumah & dapur: jimat pada $99 dan $249`,
    by: 'amount',
    categories: ['home', 'kitchen'],
    steps: [
      { threshold: 9900, effect: { kind: 'money', amount: 1200 } },
      { threshold: 24900, effect: { kind: 'money', amount: 4000 } },
    ],
    days: 30,
  },
  {
    name: localized`Clothing & bags: 2 pieces 8% off, 3 pieces 15% off | 服装箱包：2件92折，3件85折 | 의류·가방: 2개 8%, 3개 15% 할인 | 服・バッグ：2点8%、3点15%引き | Pakaian & beg: 2 helai 8%, 3 helai 15%`,
    by: 'quantity',
    categories: ['clothing', 'carry'],
    steps: [
      { threshold: 2, effect: { kind: 'percentage', permille_off: 80 } },
      { threshold: 3, effect: { kind: 'percentage', permille_off: 150 } },
    ],
    days: 21,
  },
  {
    name: localized`Food & drink: free delivery from $39 | 食品饮料：满39元包邮 | 식품·음료: $39 이상 무료 배송 | 食品・飲料：$39以上で送料無料 | Makanan & minuman: penghantaran percuma dari $39`,
    by: 'amount',
    categories: ['food'],
    steps: [{ threshold: 3900, effect: { kind: 'free_freight' } }],
    days: 45,
  },
  {
    name: localized`Skin & body care: a hand cream with $49, two with $89 | 护肤洗护：满49元赠护手霜，满89元赠两支 | 스킨·바디: $49 이상 핸드크림, $89 이상 2개 증정 | スキンケア：$49以上でハンドクリーム、$89以上で2本 | Penjagaan kulit: krim tangan percuma dari $49, dua dari $89`,
    by: 'amount',
    categories: ['beauty'],
    steps: [
      { threshold: 4900, effect: { kind: 'gift', goods: 'hand-creams', place: 1, quantity: 1 } },
      { threshold: 8900, effect: { kind: 'gift', goods: 'hand-creams', place: 1, quantity: 2 } },
    ],
    days: 60,
  },
  {
    name: localized`Sports & outdoor: $20 off $149 | 运动户外：满149元减20元 | 스포츠·아웃도어: $149 이상 $20 할인 | スポーツ・アウトドア：$149以上で$20引き | Sukan & luar: tolak $20 untuk $149`,
    by: 'amount',
    categories: ['sports'],
    steps: [{ threshold: 14900, effect: { kind: 'money', amount: 2000 } }],
    days: 40,
    starts_in: 4,
  },
]
