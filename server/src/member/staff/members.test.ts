import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client, type Refused, type TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'

let shop: TestShop
let owner: Client
beforeAll(async () => {
  shop = await openTestShop()
  owner = await staffClient(shop)
})

const refusalOf = (call: Promise<unknown>): Promise<Refused> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )
const set = (member: Client, row: object) => shop.db.updateTable('member').set(row).where('id', '=', member.member_id).execute()
let count = 0
const search = async (text: string) =>
  (await owner.call('member/list_members', { search: text })).list.map(({ customer_id }) => customer_id)

describe('one member', () => {
  test('IDN-16 an operator reads every field, with the contact masked', async () => {
    const [member, friend] = [await shop.member({ account: 'for_staff', grade: 4 }), await shop.member()]
    await set(member, {
      mobile: '+8613800138000',
      real_name: '李雷',
      birthday: '1990-02-28',
      regional_code: 'SZ-01',
      region: '深圳',
      is_frozen: true,
    })
    await set(friend, { referrer_id: member.member_id })
    const record = await owner.call('member/view_member', { member_id: member.member_id })
    const own = await member.call('member/profile', {})
    expect(record).toEqual({
      ...own,
      email: 'for***@mail.example',
      mobile: '+86*******8000',
      state: 'active',
      tags: [],
      referral_count: 1,
      last_seen_at: expect.stringMatching(/Z$/),
    })
    expect(record).toMatchObject({ is_frozen: true, real_name: '李雷', birthday: '1990-02-28', regional_code: 'SZ-01' })
  })

  test('IDN-16 one that is not there is refused', async () => {
    for (const path of ['member/view_member', 'member/view_contact'] as const)
      expect((await refusalOf(owner.call(path, { member_id: 2147483647 }))).reason).toBe('member.not_found')
  })

  test('IDN-13 IDN-16 a cancelled one shows no contact', async () => {
    const member = await shop.member()
    await set(member, { state: 'cancelled', email: 'a1b2c3@erased.invalid', account: `#${member.member_id}` })
    const { member_id } = member
    expect(await owner.call('member/view_member', { member_id })).toMatchObject({ state: 'cancelled', email: '', mobile: null })
    expect(await owner.call('member/view_contact', { member_id })).toEqual({ email: '', mobile: null })
  })
})

describe('contact', () => {
  test('IDN-16 is shown in full to whoever may see it', async () => {
    const member = await shop.member({ account: 'reach_me' })
    await set(member, { mobile: '+8613812345678' })
    expect(await owner.call('member/view_contact', { member_id: member.member_id })).toEqual({
      email: 'reach_me@mail.example',
      mobile: '+86 138 1234 5678',
    })
  })

  test.each(['finance', 'nobody'])('IDN-16 QUA-09 is not shown to %s', async (role) => {
    const [staff, member] = [await staffClient(shop, role), await shop.member()]
    expect(await refusalOf(staff.call('member/view_contact', { member_id: member.member_id }))).toMatchObject({
      status: 403,
      reason: 'call.forbidden',
    })
  })
})

describe('the list', () => {
  test('IDN-16 the newest come first, page by page, each once, while new ones are made', async () => {
    const members = []
    for (let n = 0; n < 7; n++) members.push((await shop.member()).member_id)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await owner.call('member/list_members', { page_size: 3, ...(cursor && { cursor }) })
      seen.push(...page.list.map(({ customer_id }) => customer_id))
      cursor = page.next ?? undefined
      await shop.member()
    } while (cursor)
    expect(seen).toEqual(seen.toSorted((a, b) => b - a))
    expect(new Set(seen).size).toBe(seen.length)
    expect(members.every((id) => seen.includes(id))).toBe(true)
  })

  test('IDN-16 a row shows who it is, with the contact masked', async () => {
    const member = await shop.member({ account: 'row_of_list', grade: 7 })
    await set(member, { mobile: '+6581234567' })
    const { list } = await owner.call('member/list_members', { search: 'row_of_list' }, { language: 'ja-jp' })
    expect(list).toMatchObject([
      {
        customer_id: member.member_id,
        account: 'row_of_list',
        email: 'row***@mail.example',
        mobile: '+65****4567',
        grade: 7,
        grade_name: 'RM2',
        state: 'active',
      },
    ])
  })

  test('IDN-16 is searched by ID, the beginning of an account, a whole e-mail address and a whole mobile however typed', async () => {
    const [member, other] = [await shop.member({ account: 'Find_Me_1' }), await shop.member({ account: 'findxme_2' })]
    await set(member, { mobile: '+821012345678' })
    const { member_id } = member
    expect(await search(String(member_id))).toContain(member_id)
    expect(await search('FIND_me')).toEqual([member_id])
    expect(await search('find')).toEqual([other.member_id, member_id])
    expect(await search('find_me_1@MAIL.example')).toEqual([member_id])
    for (const typed of ['+821012345678', '010-1234-5678', '+82 10 1234 5678', '01012345678'])
      expect(await search(typed)).toEqual([member_id])
  })

  test.each(['%', '_', 'find%', '@mail.example', '1@mail.example', '1234567', '+82101234', "' or true --", '2147483648', 'x'.repeat(254)])(
    'IDN-16 QUA-09 %j finds nobody: parts of a contact and signs of SQL are no search',
    async (text) => {
      await set(await shop.member(), { mobile: `+82101234${String(1000 + ++count)}` })
      expect(await search(text)).toEqual([])
    },
  )

  test('IDN-16 is narrowed by grade and state, together with a search', async () => {
    const [am, locked] = [await shop.member({ account: 'narrow_am', grade: 4 }), await shop.member({ account: 'narrow_lock' })]
    await set(locked, { state: 'locked' })
    const ids = async (input: object) =>
      (await owner.call('member/list_members', { search: 'narrow', ...input })).list.map((one) => one.customer_id)
    expect(await ids({ grade: 4 })).toEqual([am.member_id])
    expect(await ids({ state: 'locked' })).toEqual([locked.member_id])
    expect(await ids({ state: 'locked', grade: 4 })).toEqual([])
  })

  test.each([
    ['cursor', 'nonsense'],
    ['page_size', 51],
    ['grade', 10],
    ['state', 'gone'],
    ['search', ''],
  ])('IDN-16 QUA-04 %s = %j is refused by its name', async (field, value) => {
    const refused = await refusalOf(owner.call('member/list_members', { [field]: value }))
    expect(Object.keys(refused.data.fields!)).toEqual([field])
  })

  test('IDN-16 QUA-09 members, visitors and operators without the permission see nobody', async () => {
    const member = await shop.member()
    const nobody = await staffClient(shop, 'nobody')
    for (const path of ['member/list_members', 'member/view_member'] as const) {
      const input = path === 'member/view_member' ? { member_id: member.member_id } : {}
      expect((await refusalOf(shop.visitor().call(path, input as never))).status).toBe(401)
      expect((await refusalOf(member.call(path, input as never))).status).toBe(401)
      expect((await refusalOf(nobody.call(path, input as never))).status).toBe(403)
    }
  })
})
