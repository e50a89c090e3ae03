import { words } from '../words.ts'

const hours = words`10:00–22:00, every day | 每日10:00–22:00 | 매일 10:00–22:00 | 毎日10:00〜22:00 | Setiap hari 10:00–22:00`

/** Stores where the demo's orders are fetched. */
export const pickupPlaces = [
  {
    key: 'shenzhen',
    name: words`Longmall Shenzhen Bay | Longmall 深圳湾店 | 롱몰 선전만점 | ロングモール深圳湾店 | Longmall Teluk Shenzhen`,
    address: words`8 Keyuan Road, Nanshan, Shenzhen | 深圳市南山区科苑路8号 | 선전시 난산구 커위안로 8 | 深圳市南山区科苑路8号 | 8 Jalan Keyuan, Nanshan, Shenzhen`,
    hours,
    mobile: '0755 2600 0119',
  },
  {
    key: 'seoul',
    name: words`Longmall Seongsu | Longmall 圣水店 | 롱몰 성수점 | ロングモール聖水店 | Longmall Seongsu`,
    address: words`12 Yeonmujang-gil, Seongdong-gu, Seoul | 首尔市城东区演武场路12号 | 서울 성동구 연무장길 12 | ソウル市城東区練武場ギル12 | 12 Yeonmujang-gil, Seongdong-gu, Seoul`,
    hours,
    mobile: '02 6000 0119',
  },
]

/** Where goods are sent back to, as it is written on a parcel. */
export const returnAddress = 'Longmall Returns\n0755 2600 0120\n8 Keyuan Road, Nanshan, Shenzhen 518057 (深圳市南山区科苑路8号)'
