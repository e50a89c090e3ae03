import type { DemoAddress } from '../../types.ts'
import type { Named } from './name-members.ts'

type Place = Pick<DemoAddress, 'region' | 'region_name' | 'postcode'> & { street: string; prefix: string; digits: number }

/** Where the members of each country live; `street` with the number for `#`, mobiles in international form. */
const places: Partial<Record<DemoAddress['country'], Place>> & { OTHER: Place } = {
  CN: {
    region: 'CN-440305',
    region_name: '广东省 深圳市 南山区',
    postcode: '518052',
    street: '科技园南路 # 号',
    prefix: '+86138',
    digits: 8,
  },
  KR: { region: 'KR', region_name: '서울특별시 성동구 성수동', postcode: '04779', street: '서울숲길 #', prefix: '+8210', digits: 8 },
  MY: { region: 'MY', region_name: 'Selangor, Petaling Jaya', postcode: '46000', street: '#, Jalan Utara', prefix: '+6012', digits: 7 },
  SG: { region: 'SG', region_name: 'Toa Payoh', postcode: '310018', street: '# Lorong 7 Toa Payoh', prefix: '+659', digits: 7 },
  VN: { region: 'VN', region_name: 'Hồ Chí Minh, Quận 3', postcode: '700000', street: '# Võ Văn Tần', prefix: '+8490', digits: 7 },
  OTHER: { region: 'OTHER', region_name: '東京都 世田谷区 三軒茶屋', postcode: '154-0024', street: '2-#', prefix: '+8190', digits: 8 },
}

/** The address of the order of a member who has none of its own, by a number of its own. */
export function addressOf({ country, name }: Pick<Named, 'country' | 'name'>, number: number): DemoAddress {
  const { region, region_name, postcode, street, prefix, digits } = places[country] ?? places.OTHER
  return {
    consignee: name,
    mobile: prefix + String((number * 7_654_321) % 10 ** digits).padStart(digits, '2'),
    country,
    region,
    region_name,
    postcode,
    detailed_address: street.replace('#', String(1 + (number % 180))),
  }
}
