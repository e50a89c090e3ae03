import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client, type Refused, type TestShop } from '../../test/harness.ts'
import { createContext, type MemberActor } from '../kernel/context.ts'
import { defaultAddress } from './find-address.ts'

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
const defaultsOf = async (member: Client) =>
  (await listOf(member)).filter(({ is_default }) => is_default).map(({ address_id }) => address_id)
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )

describe('the default address', () => {
  test('IDN-10 the first address becomes the default, a later one only when it asks', async () => {
    const member = await shop.member()
    const first = await add(member)
    expect(first).toEqual({ address_id: first.address_id, ...form({ is_default: true }) })
    const second = await add(member)
    expect(second.is_default).toBe(false)
    const third = await add(member, { is_default: true })
    expect(await defaultsOf(member)).toEqual([third.address_id])
    expect((await listOf(member)).map(({ address_id }) => address_id)).toEqual([third.address_id, second.address_id, first.address_id])
  })

  test('IDN-10 a change replaces all of an address; the default goes only to another address', async () => {
    const member = await shop.member()
    const first = await add(member)
    const second = await add(member)
    const changed = await member.call('member/change_address', {
      ...form({
        consignee: 'Kim',
        country: 'KR',
        region: 'KR-11',
        region_name: '서울특별시',
        postcode: '04524',
        mobile: '+82 10-1234-5678',
      }),
      address_id: first.address_id,
    })
    expect(changed).toMatchObject({ consignee: 'Kim', country: 'KR', region: 'KR-11', is_default: true })
    await member.call('member/change_address', { ...form({ is_default: true }), address_id: second.address_id })
    expect(await defaultsOf(member)).toEqual([second.address_id])
    expect(await member.call('member/view_address', { address_id: first.address_id })).toEqual({ ...changed, is_default: false })
  })

  test('IDN-10 when the default is deleted, the newest of the others takes its place', async () => {
    const member = await shop.member()
    const [first, second, third] = [await add(member), await add(member), await add(member)]
    await member.call('member/remove_address', { address_id: second.address_id })
    expect(await defaultsOf(member)).toEqual([first.address_id])
    await member.call('member/remove_address', { address_id: first.address_id })
    expect(await defaultsOf(member)).toEqual([third.address_id])
    await member.call('member/remove_address', { address_id: third.address_id })
    expect(await listOf(member)).toEqual([])
  })

  test('IDN-10 of additions, changes and deletions at once, one default is left', async () => {
    const member = await shop.member()
    const added = await Promise.all(Array.from({ length: 6 }, () => add(member, { is_default: true })))
    expect(await defaultsOf(member)).toHaveLength(1)
    await Promise.all([
      ...added.slice(0, 3).map(({ address_id }) => member.call('member/remove_address', { address_id })),
      ...added.slice(3).map(({ address_id }) => member.call('member/change_address', { ...form({ is_default: true }), address_id })),
      add(member),
    ])
    expect(await defaultsOf(member)).toHaveLength(1)
  })

  test('an order finds it; a member without addresses has none', async () => {
    const member = await shop.member()
    const actor: MemberActor = {
      kind: 'member',
      member_id: member.member_id,
      grade: 0,
      is_frozen: false,
      session_hash: Buffer.alloc(32),
      visitor: null,
    }
    const context = createContext(shop.site, actor)
    expect(await defaultAddress(context)).toBeNull()
    const { address_id } = await add(member)
    expect(await defaultAddress(context)).toMatchObject({ address_id, is_default: true })
  })
})

describe('limits', () => {
  test('a member keeps at most 20 addresses, also when they come at once', async () => {
    const member = await shop.member()
    const outcomes = await Promise.allSettled(Array.from({ length: 23 }, () => add(member)))
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as Refused] : []))
    expect(refused.map(({ reason, data }) => [reason, data.details])).toEqual(
      Array.from({ length: 3 }, () => ['member.too_many_addresses', { maximum: 20 }]),
    )
    expect(await listOf(member)).toHaveLength(20)
  })

  test('the same request again adds nothing and gets the same answer', async () => {
    const member = await shop.member()
    const request_key = crypto.randomUUID()
    const first = await member.call('member/add_address', form(), { request_key })
    expect(await member.call('member/add_address', form(), { request_key })).toEqual(first)
    expect(await listOf(member)).toHaveLength(1)
  })

  test('another member’s address is answered exactly like one that is not there, and stays as it is', async () => {
    const [owner, other] = [await shop.member(), await shop.member()]
    const { address_id } = await add(owner)
    const before = await owner.call('member/view_address', { address_id })
    for (const path of ['member/view_address', 'member/remove_address'] as const) {
      const [foreign, missing] = [
        await refusalOf(other.call(path, { address_id })),
        await refusalOf(other.call(path, { address_id: 2147483647 })),
      ]
      expect([foreign.reason, foreign.status, foreign.data]).toEqual(['member.address_not_found', missing.status, missing.data])
    }
    expect((await refusalOf(other.call('member/change_address', { ...form(), address_id }))).reason).toBe('member.address_not_found')
    expect(await owner.call('member/view_address', { address_id })).toEqual(before)
  })

  test('a visitor is asked to log in', async () => {
    expect(await refusalOf(shop.visitor().call('member/list_addresses', {}))).toMatchObject({ code: -10009, status: 401 })
  })
})
