import { languages } from '@longmall/contract/fields.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client, type Refused, type TestShop } from '../../test/harness.ts'
import { translate } from '../kernel/translate.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})

const form = (fields: object = {}) => ({
  consignee: 'Li Lei',
  mobile: '13800138000',
  telephone: '',
  country: 'CN' as const,
  region: 'CN-440305',
  region_name: '广东省 深圳市 南山区',
  postcode: '518000',
  detailed_address: '科苑路 8 号',
  is_default: false,
  ...fields,
})
const add = (member: Client, fields: object = {}) => member.call('member/add_address', form(fields))
const listOf = async (member: Client) => (await member.call('member/list_addresses', {})).list
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )

describe('what is typed', () => {
  test.each([
    ['consignee', ''],
    ['consignee', ' Li Lei'],
    ['consignee', 'x'.repeat(51)],
    ['consignee', 'Li\u0000Lei'],
    ['consignee', 'Cafe\u0301'],
    ['mobile', ''],
    ['mobile', '1234'],
    ['mobile', '-----'],
    ['mobile', '138 0013 8000 '],
    ['mobile', '1'.repeat(21)],
    ['mobile', 'call me'],
    ['telephone', 'x'.repeat(21)],
    ['telephone', 'call the desk'],
    ['telephone', '123'],
    ['telephone', '0755-2600-0000-'],
    ['country', 'FR'],
    ['region', 'US-440305'],
    ['region', 'CN'],
    ['region', 'CN-44'],
    ['region', 'CN-440000'],
    ['region', 'CN-440300'],
    ['region', 'CN-990101'],
    ['region', 'cn-440305'],
    ['region_name', ''],
    ['region_name', 'x'.repeat(121)],
    ['postcode', ''],
    ['postcode', '12'],
    ['postcode', '---'],
    ['postcode', '518000-518000'],
    ['detailed_address', ''],
    ['detailed_address', 'x'.repeat(201)],
    ['is_default', 'yes'],
    ['is_default', 1],
  ])('QUA-04 IDN-10 %s = %j is refused by its name and nothing is kept', async (field, value) => {
    const member = await shop.member()
    const refused = await refusalOf(add(member, { [field]: value }))
    expect(refused).toMatchObject({ status: 400, reason: 'call.wrong_fields' })
    expect(Object.keys(refused.data.fields!)).toEqual([field])
    expect(await listOf(member)).toEqual([])
  })

  test.each(Object.keys(form()))('QUA-04 IDN-10 an address without %s is refused by its name', async (field) => {
    const refused = await refusalOf(add(await shop.member(), { [field]: undefined }))
    expect(refused.data.fields).toEqual({ [field]: 'This field is required' })
  })

  test.each([0, -1, 1.5, 2147483648, 1e308, 'one', null, [1]])(
    'QUA-04 the address number %j is refused by its name',
    async (address_id) => {
      const refused = await refusalOf((await shop.member()).call('member/view_address', { address_id: address_id as number }))
      expect(Object.keys(refused.data.fields!)).toEqual(['address_id'])
    },
  )

  test('IDN-10 a country without a list of regions stands for itself, with the region in its buyer’s words', async () => {
    const member = await shop.member()
    expect(await add(member, { country: 'OTHER', region: 'OTHER', region_name: 'Tōkyō, Shibuya' })).toMatchObject({
      region: 'OTHER',
      region_name: 'Tōkyō, Shibuya',
    })
    for (const region_name of ['', '10115', '--']) {
      const refused = await refusalOf(add(member, { country: 'OTHER', region: 'OTHER', region_name }))
      expect(Object.keys(refused.data.fields!)).toEqual(['region_name'])
    }
    expect(await add(member, { country: 'HK', region: 'HK-KC', region_name: '', mobile: '9123 4567' })).toMatchObject({ region: 'HK-KC' })
  })
})

describe('what hangs on the country', () => {
  const where = {
    CN: { country: 'CN', region: 'CN-440305', region_name: '广东省 深圳市 南山区' },
    KR: { country: 'KR', region: 'KR', region_name: 'Seoul' },
    MY: { country: 'MY', region: 'MY', region_name: 'Kuala Lumpur' },
    SG: { country: 'SG', region: 'SG', region_name: '' },
    ID: { country: 'ID', region: 'ID', region_name: 'Jakarta' },
    TH: { country: 'TH', region: 'TH', region_name: 'Bangkok' },
    VN: { country: 'VN', region: 'VN', region_name: 'Hanoi' },
    KH: { country: 'KH', region: 'KH', region_name: 'Phnom Penh' },
    HK: { country: 'HK', region: 'HK', region_name: 'Kowloon' },
    OTHER: { country: 'OTHER', region: 'OTHER', region_name: 'Tokyo' },
  } as const
  type Place = keyof typeof where

  test.each<[Place, string, string]>([
    ['CN', '13800138000', '518000'],
    ['CN', '+65 8123 4567', '100000'],
    ['KR', '010-1234-5678', '04524'],
    ['MY', '012-345 6789', '59100'],
    ['SG', '8123 4567', '018956'],
    ['ID', '0812-3456-7890', '10110'],
    ['TH', '081 234 5678', '10200'],
    ['VN', '0912 345 678', '100000'],
    ['VN', '0912 345 678', '10000'],
    ['KH', '012 345 678', '120101'],
    ['HK', '9123 4567', '999077'],
    ['HK', '9123 4567', '000'],
    ['OTHER', '+81 90-1234-5678', '100-0001'],
    ['OTHER', '090-1234-5678', 'SW1A 1AA'],
  ])('IDN-10 an address in %s takes the mobile %s and the postcode %s', async (country, mobile, postcode) => {
    expect(await add(await shop.member(), { ...where[country], mobile, postcode })).toMatchObject({ mobile, postcode })
  })

  test.each<[Place, string, string]>([
    ['CN', 'mobile', '010 1234 5678'],
    ['CN', 'mobile', '23800138000'],
    ['KR', 'mobile', '13800138000'],
    ['SG', 'mobile', '6123 4567'],
    ['HK', 'mobile', '13800138000'],
    ['OTHER', 'mobile', '+39 06 1234 5678'],
    ['OTHER', 'mobile', '+999 12345678'],
    ['CN', 'postcode', '51800'],
    ['CN', 'postcode', '51800A'],
    ['KR', 'postcode', '045244'],
    ['MY', 'postcode', '5910'],
    ['SG', 'postcode', '18956'],
    ['ID', 'postcode', '101100'],
    ['TH', 'postcode', 'ABCDE'],
    ['VN', 'postcode', '1000'],
    ['KH', 'postcode', '1201011'],
  ])('IDN-10 SHL-24 in %s the %s %s is wrong, and the answer says so in each language', async (country, field, value) => {
    const member = await shop.member()
    const fits = { CN: ['13800138000', '518000'], KR: ['010-1234-5678', '04524'], SG: ['8123 4567', '018956'] } as Partial<
      Record<Place, string[]>
    >
    const [mobile, postcode] = fits[country] ?? ['+86 13800138000', '12345']
    for (const language of languages) {
      const input = form({ ...where[country], mobile, postcode, [field]: value })
      const refused = await refusalOf(member.call('member/add_address', input, { language }))
      expect(refused.data.fields).toEqual({
        [field]: translate(language, field === 'mobile' ? 'member.wrong_mobile' : 'member.wrong_postcode'),
      })
    }
    expect(await listOf(member)).toEqual([])
  })

  test('IDN-10 SHL-24 a mobile that is none at all is called so by its field too', async () => {
    const refused = await refusalOf(add(await shop.member(), { mobile: 'call me' }))
    expect(refused.data.fields).toEqual({ mobile: 'Incorrect mobile number format' })
  })

  test('IDN-10 all that is wrong is named at once', async () => {
    const refused = await refusalOf(add(await shop.member(), { mobile: '12345', postcode: '123', region: 'CN-440000', region_name: '' }))
    expect(Object.keys(refused.data.fields!).toSorted()).toEqual(['mobile', 'postcode', 'region', 'region_name'])
  })

  test('IDN-10 a change is checked as an addition is', async () => {
    const member = await shop.member()
    const { address_id } = await add(member)
    const refused = await refusalOf(member.call('member/change_address', { ...form({ mobile: '12345' }), address_id }))
    expect(refused.data.fields).toEqual({ mobile: 'Incorrect mobile number format' })
  })

  test.each(['', '0755-26000000', '(0755) 2600 0000', '+82 2-123-4567', '02-123-4567', '26000000#8001'])(
    'IDN-10 the telephone may be left empty or be %j',
    async (telephone) => {
      expect(await add(await shop.member(), { telephone })).toMatchObject({ telephone })
    },
  )
})
