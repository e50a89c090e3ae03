import type { OpenHours } from '@longmall/contract/store.ts'
import { sameInAllLanguages, localized } from '../localized.ts'

const on = (weekdays: readonly number[], from: string, until: string): OpenHours[] => weekdays.map((weekday) => ({ weekday, from, until }))
const week = [1, 2, 3, 4, 5, 6, 7]

/** Stores where the demo's orders are fetched, with who works at their desks. */
export const demoStores = [
  {
    name: localized`Longmall Shenzhen Bay | Longmall 深圳湾店 | 롱몰 선전만점 | ロングモール深圳湾店 | Longmall Teluk Shenzhen`,
    address: localized`8 Keyuan Road, Nanshan, Shenzhen | 深圳市南山区科苑路8号 | 선전시 난산구 커위안로 8 | 深圳市南山区科苑路8号 | 8 Jalan Keyuan, Nanshan, Shenzhen`,
    note: localized`Desk on the ground floor, next to the lifts | 自提柜台在一楼电梯旁 | 1층 엘리베이터 옆 데스크 | 一階エレベーター横のデスク | Kaunter di tingkat bawah, di sebelah lif`,
    phone: '0755 2600 0119',
    latitude: '22.5208',
    longitude: '113.9437',
    hours: on(week, '10:00', '22:00'),
    closed_days: [] as string[],
    clerks: ['store_clerk'],
  },
  {
    name: localized`Longmall Seongsu | Longmall 圣水店 | 롱몰 성수점 | ロングモール聖水店 | Longmall Seongsu`,
    address: localized`12 Yeonmujang-gil, Seongdong-gu, Seoul | 首尔市城东区演武场路12号 | 서울 성동구 연무장길 12 | ソウル市城東区練武場ギル12 | 12 Yeonmujang-gil, Seongdong-gu, Seoul`,
    note: sameInAllLanguages(''),
    phone: '02 6000 0119',
    latitude: '37.5434',
    longitude: '127.0557',
    hours: [...on([1, 2, 3, 4, 5], '11:00', '21:00'), ...on([6, 7], '10:00', '22:00')],
    closed_days: ['2027-02-07'],
    clerks: ['store_clerk'],
  },
]

/** Where goods are sent back to, as it is written on a parcel. */
export const returnAddress = 'Longmall Returns\n0755 2600 0120\n8 Keyuan Road, Nanshan, Shenzhen 518057 (深圳市南山区科苑路8号)'
