import { languages } from '@longmall/contract/fields.ts'
import type { identity } from '@longmall/contract/identity.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { lastCode } from '../../../test/last-code.ts'
import { closeHashing } from '../hash-password.ts'
import { refusalOf, solvedCaptcha } from '../test/accounts.ts'

type Form = InputOf<typeof identity.start_registration>

const shop = await openTestShop()
await shop.db
  .insertInto('agent_code')
  .values([
    { kind: 'regional', code: 'SZ-2026', created_at: shop.site.shared.now() },
    { kind: 'dealer', code: 'D-1001', created_at: shop.site.shared.now() },
    { kind: 'dealer', code: 'D-OLD', is_active: false, created_at: shop.site.shared.now() },
  ])
  .execute()
const referrer = await shop.member({ account: 'the_referrer' })
const gone = await shop.member({ account: 'who_left' })
await shop.db.updateTable('member').set({ state: 'cancelled' }).where('id', '=', gone.member_id).execute()
const frozen = await shop.member({ account: 'frozen_one' })
await shop.db.updateTable('member').set({ is_frozen: true, invitation_code: 'FROZEN2345' }).where('id', '=', frozen.member_id).execute()
afterAll(closeHashing)

let count = 0
async function form(fields: object): Promise<Form> {
  const account = `brought_${++count}`
  const secrets = { password: 'some-word-1', password_again: 'some-word-1' }
  const captcha = await solvedCaptcha(shop.visitor())
  return { account, ...secrets, email_address: `${account}@mail.example`, country: 'CN', captcha, agreement: true, ...fields }
}
const start = (input: Form, language: (typeof languages)[number] = 'en-us') =>
  shop.visitor().call('identity/start_registration', input, { language })
/** Who brought a member, once registered. */
async function broughtBy(fields: object) {
  const input = await form(fields)
  const { registration_id } = await start(input)
  const session = await shop.visitor().call('identity/register', { registration_id, code: await lastCode(shop, input.email_address) })
  return shop.db
    .selectFrom('member')
    .select(['referrer_id', 'regional_code', 'dealer_code'])
    .where('id', '=', session.customer_id)
    .executeTakeFirst()
}

describe('introducers', () => {
  test('IDN-01 referrer and agents who exist are kept, codes without regard to case', async () => {
    expect(await broughtBy({ referrer_id: referrer.member_id, regional_code: 'sz-2026', dealer_code: 'd-1001' })).toEqual({
      referrer_id: referrer.member_id,
      regional_code: 'SZ-2026',
      dealer_code: 'D-1001',
    })
    expect(await broughtBy({})).toEqual({ referrer_id: null, regional_code: null, dealer_code: null })
  })

  test('IDN-01 AST-04 a referrer is also known by the invitation code, without regard to case; the ID goes before it', async () => {
    const { member_id } = await shop.member()
    await shop.db.updateTable('member').set({ invitation_code: 'ABC2345DEF' }).where('id', '=', member_id).execute()
    expect(await broughtBy({ invitation_code: 'abc2345def' })).toMatchObject({ referrer_id: member_id })
    const both = { referrer_id: referrer.member_id, invitation_code: 'ABC2345DEF' }
    expect(await broughtBy(both)).toMatchObject({ referrer_id: referrer.member_id })
  })

  test.each([
    [{ invitation_code: 'NOBODYHAS1' }, ['invitation_code']],
    [{ referrer_id: 2147483647 }, ['referrer_id']],
    [{ referrer_id: gone.member_id }, ['referrer_id']],
    [{ referrer_id: frozen.member_id }, ['referrer_id']],
    [{ invitation_code: 'frozen2345' }, ['invitation_code']],
    [{ regional_code: 'NOBODY' }, ['regional_code']],
    [{ regional_code: 'D-1001' }, ['regional_code']],
    [{ dealer_code: 'd-old' }, ['dealer_code']],
    [{ referrer_id: 2147483647, regional_code: 'NOBODY', dealer_code: 'D-1001' }, ['referrer_id', 'regional_code']],
    [{ referrer_id: 2147483647, ignored_fields: ['dealer_code'] }, ['referrer_id']],
  ])('IDN-02 AST-04 %j: what nobody has, or one whom an operator froze, is named, and asked about', async (fields, unknown) => {
    const input = await form(fields)
    const refused = await refusalOf(start(input))
    expect(refused).toMatchObject({ reason: 'identity.unknown_referrer', data: { details: { unknown } } })
    expect(await shop.db.selectFrom('registration').select('id').where('account', '=', input.account).execute()).toEqual([])
  })

  test('IDN-02 the newcomer may go on without them, by the same captcha; those who exist are kept', async () => {
    const input = await form({ referrer_id: referrer.member_id, regional_code: 'NOBODY', dealer_code: 'NOBODY' })
    await refusalOf(start(input))
    const { registration_id } = await start({ ...input, ignored_fields: ['referrer_id', 'regional_code', 'dealer_code'] })
    const stored = await shop.db.selectFrom('registration').selectAll().where('id', '=', registration_id).executeTakeFirst()
    expect(stored).toMatchObject({ referrer_id: referrer.member_id, regional_code: null, dealer_code: null })
  })

  test('IDN-02 the question is asked in the caller’s language', async () => {
    const receivedReasons: string[] = []
    for (const language of languages)
      receivedReasons.push((await refusalOf(start(await form({ referrer_id: 2147483647, dealer_code: 'NOBODY' }), language))).message)
    expect(receivedReasons.map((one) => one.replace('identity.unknown_referrer: ', ''))).toEqual([
      'These do not exist or are not available: referrer ID and dealer code. Continue without them?',
      '以下信息不存在或不可用：推荐人 ID和经销商代码。是否继续注册？',
      '존재하지 않거나 사용할 수 없는 항목입니다: 추천인 ID 및 대리점 코드. 없이 계속할까요?',
      '次の情報は存在しないか、利用できません：紹介者ID、代理店コード。なしで続けますか？',
      'Maklumat ini tidak wujud atau tidak tersedia: ID perujuk dan kod pengedar. Teruskan tanpanya?',
    ])
  })
})

describe('what is typed', () => {
  test.each([
    ['account', 'short'],
    ['account', 'seventeen_letters'],
    ['account', 'no spaces'],
    ['account', '用户名用户名'],
    ['password', 'sh0rt'],
    ['password', 'onlyletters'],
    ['password', '1234567890'],
    ['password', 'a1'.repeat(33)],
    ['email_address', 'nobody'],
    ['email_address', `${'a'.repeat(250)}@mail.example`],
    ['country', 'XX'],
    ['agreement', false],
    ['referrer_id', 0],
    ['referrer_id', -1],
    ['referrer_id', 2147483648],
    ['referrer_id', 1.5],
    ['referrer_id', 'one'],
    ['referrer_id', [1]],
    ['invitation_code', 'a b'],
    ['regional_code', 'a b'],
    ['dealer_code', 'x'.repeat(21)],
    ['ticket', 'short'],
  ])('QUA-04 %s = %j is refused by its name', async (field, value) => {
    const refused = await refusalOf(start(await form({ [field]: value })))
    expect(refused).toMatchObject({ status: 400, reason: 'call.wrong_fields' })
    expect(Object.keys(refused.data.fields!)).toEqual([field])
  })

  test.each(['account', 'password', 'password_again', 'email_address', 'country', 'agreement', 'captcha'])(
    'QUA-04 a registration without %s is refused by its name',
    async (field) => {
      const refused = await refusalOf(start(await form({ [field]: undefined }), 'ko-kr'))
      expect(refused.data.fields).toEqual({ [field]: '필수 입력 항목입니다' })
    },
  )
})
