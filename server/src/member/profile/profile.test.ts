import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@longmall/contract/fields.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client, type Refused, type TestShop } from '../../../test/harness.ts'
import { translate } from '../../kernel/translate.ts'
import { removeUnused } from '../../media/remove-unused.ts'
import { png } from '../../media/test/pictures.ts'
import { uploaded } from '../../media/test/upload.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})

const refusalOf = (call: Promise<unknown>): Promise<Refused> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )
type Changes = Parameters<Client['call']>[1]
const change = (member: Client, changes: Changes, language: (typeof languages)[number] = 'en-us') =>
  member.call('member/change_profile', changes as object, { language })
const set = (member: Client, row: object) => shop.db.updateTable('member').set(row).where('id', '=', member.member_id).execute()

describe('the profile', () => {
  test('IDN-16 a member reads every field that is theirs to read', async () => {
    const [member, referrer] = [await shop.member({ account: 'whole_one', grade: 5 }), await shop.member()]
    await set(member, {
      nickname: 'Lei',
      real_name: '李雷',
      gender: 'male',
      birthday: '1990-02-28',
      mobile: '+8613800138000',
      region: '广东省 深圳市',
      language: 'zh-cn',
      referrer_id: referrer.member_id,
      regional_code: 'SZ-01',
      dealer_code: 'D7',
      invitation_code: 'invite-1',
      avatar: '/media/a.webp',
    })
    await shop.db.insertInto('payment_password').values({ member_id: member.member_id, hash: 'x' }).execute()
    expect(await member.call('member/profile', {})).toEqual({
      customer_id: member.member_id,
      account: 'whole_one',
      nickname: 'Lei',
      email: 'whole_one@mail.example',
      avatar: '/media/a.webp',
      country: 'CN',
      grade: 5,
      grade_name: 'RM',
      discount_permille: 950,
      is_frozen: false,
      is_store_clerk: false,
      real_name: '李雷',
      gender: 'male',
      birthday: '1990-02-28',
      mobile: '+86 138 0013 8000',
      region: '广东省 深圳市',
      language: 'zh-cn',
      referrer_id: referrer.member_id,
      regional_code: 'SZ-01',
      dealer_code: 'D7',
      invitation_code: 'invite-1',
      registered_at: expect.stringMatching(/Z$/),
      has_password: false,
      has_payment_password: true,
      linked_providers: [],
    })
  })

  test('IDN-16 a visitor has no profile', async () => {
    expect(await refusalOf(shop.visitor().call('member/profile', {}))).toMatchObject({ status: 401, code: -10009 })
    expect(await refusalOf(shop.visitor().call('member/change_profile', { nickname: 'x' }))).toMatchObject({ status: 401 })
  })
})

describe('changes', () => {
  test('IDN-09 the fields that are given change, and no others', async () => {
    const member = await shop.member()
    const before = await member.call('member/profile', {})
    for (const [changes, after] of [
      [{ nickname: '晓岚 Alice 🐉' }, { nickname: '晓岚 Alice 🐉' }],
      [{ real_name: 'Li Lei' }, { real_name: 'Li Lei' }],
      [{ gender: 'female' }, { gender: 'female' }],
      [{ birthday: '2000-02-29' }, { birthday: '2000-02-29' }],
      [{ region: 'Kuala Lumpur' }, { region: 'Kuala Lumpur' }],
      [{ preferred_language: 'ms-my' }, { language: 'ms-my' }],
    ] as const) {
      Object.assign(before, after)
      expect(await change(member, changes)).toEqual(before)
    }
    expect(await member.call('member/profile', {})).toEqual(before)
  })

  test('IDN-09 an empty real name or region is taken away; nothing given changes nothing', async () => {
    const member = await shop.member()
    await change(member, { real_name: 'Li Lei', region: 'Seoul' })
    expect(await change(member, { real_name: '', region: '' })).toMatchObject({ real_name: null, region: null })
    const before = await member.call('member/profile', {})
    expect(await change(member, {})).toEqual(before)
  })

  test('IDN-09 the account name, grade and country are read only', async () => {
    const member = await shop.member()
    for (const field of ['account', 'grade', 'country', 'email_address', 'mobile', 'is_frozen', 'referrer_id', 'language_name']) {
      const refused = await refusalOf(change(member, { [field]: 'other_1' }))
      expect(refused.data.fields).toEqual({ [field]: 'Unknown field' })
    }
  })

  test('IDN-09 two changes at once both stand', async () => {
    const member = await shop.member()
    await Promise.all([
      change(member, { nickname: 'Both' }),
      change(member, { gender: 'male' }),
      change(member, { birthday: '1990-01-01' }),
    ])
    expect(await member.call('member/profile', {})).toMatchObject({ nickname: 'Both', gender: 'male', birthday: '1990-01-01' })
  })
})

describe('the nickname', () => {
  test('IDN-09 SHL-24 differs from the old one, and says so in each language', async () => {
    const member = await shop.member()
    await change(member, { nickname: 'Lei' })
    for (const language of languages) {
      const refused = await refusalOf(change(member, { nickname: 'Lei' }, language))
      expect([refused.reason, refused.message]).toEqual([
        'member.same_nickname',
        `member.same_nickname: ${translate(language, 'member.same_nickname')}`,
      ])
    }
    expect(await change(member, { nickname: 'lei' })).toMatchObject({ nickname: 'lei' })
  })

  test.each(['', '\u200b', '\u200d\u200d', '\u3164', '\u2800 \u2800', '\u{e0061}'])('IDN-09 %j is empty', async (nickname) => {
    const refused = await refusalOf(change(await shop.member(), { nickname }))
    expect(refused.data.fields).toEqual({ nickname: 'This field is required' })
  })

  test.each(['a\u202eb', 'a\nb', 'a\tb', 'Li\u200bLei', 'a\u2066b', 'a\u00adb', ' Lei', 'Lei ', 'Cafe\u0301', 'a\u0000b'])(
    'IDN-09 QUA-04 %j has signs that do not show',
    async (nickname) => {
      const refused = await refusalOf(change(await shop.member(), { nickname }))
      expect(Object.keys(refused.data.fields!)).toEqual(['nickname'])
    },
  )

  test.each(['👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', 'می‌خواهم', 'x'.repeat(40), "O'Brien <b>", '1'])('IDN-09 %s is a nickname', async (nickname) => {
    expect(await change(await shop.member(), { nickname })).toMatchObject({ nickname })
  })
})

describe('the birthday', () => {
  test('IDN-09 is not in the future: today in the store’s zone is the last day', async () => {
    const shifted = await openTestShop()
    await shifted.passMidnight()
    const member = await shifted.member()
    const now = Date.parse(shifted.site.shared.now())
    const dayAt = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date(at))
    const refused = await refusalOf(member.call('member/change_profile', { birthday: dayAt(now + 86_400_000) }))
    expect([refused.reason, refused.status]).toEqual(['member.birthday_future', 422])
    expect(await member.call('member/change_profile', { birthday: dayAt(now) })).toMatchObject({ birthday: dayAt(now) })
    await shifted.advance({ days: 1 })
    expect(await member.call('member/change_profile', { birthday: dayAt(now + 86_400_000) })).toMatchObject({})
  })

  test('IDN-09 is not before 1900', async () => {
    const member = await shop.member()
    const refused = await refusalOf(change(member, { birthday: '1899-12-31' }))
    expect(refused.data.fields).toEqual({ birthday: 'Enter a year from 1900' })
    expect(await change(member, { birthday: '1900-01-01' })).toMatchObject({ birthday: '1900-01-01' })
  })

  test.each(['2001-02-29', '2000-13-01', '1990-1-1', '19900101', 'today', '', '0000-01-01', '99999-01-01'])(
    'IDN-09 QUA-04 %j is no day',
    async (birthday) => {
      expect(Object.keys((await refusalOf(change(await shop.member(), { birthday }))).data.fields!)).toEqual(['birthday'])
    },
  )
})

describe('the other fields', () => {
  test.each([
    ['gender', 'other'],
    ['gender', ''],
    ['preferred_language', 'fr-fr'],
    ['real_name', 'x'.repeat(51)],
    ['real_name', 'a\u202eb'],
    ['real_name', '\u3164'],
    ['region', 'x'.repeat(121)],
    ['avatar', ''],
    ['avatar', '/media/u/\u0000'],
    ['avatar', 'x'.repeat(201)],
  ])('IDN-09 QUA-04 %s = %j is refused by its name', async (field, value) => {
    expect(Object.keys((await refusalOf(change(await shop.member(), { [field]: value }))).data.fields!)).toEqual([field])
  })
})

describe('the avatar', () => {
  const fileOf = (pic_path: string) => join(shop.site.config.dataDir, pic_path)
  const dueOf = async (pic_path: string) =>
    (await shop.db.selectFrom('media').select('remove_after').where('pic_path', '=', pic_path).executeTakeFirstOrThrow()).remove_after

  test('IDN-09 SHL-23 is the caller’s own upload; the one before goes a day later', async () => {
    const [member, file] = [await shop.member(), await png()]
    const [first, second] = [await uploaded(shop, member, { file }), await uploaded(shop, member, { file })]
    expect(await change(member, { avatar: first })).toMatchObject({ avatar: first })
    expect(await dueOf(first)).toBeNull()
    expect(await change(member, { avatar: second })).toMatchObject({ avatar: second })
    expect([await dueOf(first), await dueOf(second)]).toEqual([expect.any(String), null])
    await removeUnused.run(shop.site)
    expect([existsSync(fileOf(first)), existsSync(fileOf(second))]).toEqual([true, true])
    expect(await member.call('member/view', {})).toMatchObject({ avatar: second })
  })

  test('IDN-09 the same avatar again is no fault', async () => {
    const member = await shop.member()
    const avatar = await uploaded(shop, member, { file: await png() })
    await change(member, { avatar })
    expect(await change(member, { avatar, gender: 'male' })).toMatchObject({ avatar, gender: 'male' })
    expect(await dueOf(avatar)).toBeNull()
  })

  test('IDN-09 QUA-09 another member’s upload, one of another path and one from elsewhere are refused, and nothing changes', async () => {
    const [member, other, file] = [await shop.member(), await shop.member(), await png()]
    const foreign = await uploaded(shop, other, { file })
    const ofReview = await uploaded(shop, member, { path: 'evaluate', file })
    for (const avatar of [
      foreign,
      ofReview,
      'https://evil.example/x.png',
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      '/media/a.webp',
    ]) {
      const refused = await refusalOf(change(member, { avatar, nickname: 'Changed' }))
      expect([refused.reason, refused.status]).toEqual(['member.avatar_unknown', 422])
    }
    expect(await member.call('member/profile', {})).toMatchObject({ avatar: null, nickname: expect.stringMatching(/^member_/) })
    expect(await dueOf(foreign)).not.toBeNull()
  })

  test('IDN-09 a refused change leaves the upload unused', async () => {
    const member = await shop.member()
    const avatar = await uploaded(shop, member, { file: await png() })
    await refusalOf(change(member, { avatar, birthday: '2999-01-01' }))
    expect(await dueOf(avatar)).not.toBeNull()
  })
})
