import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { captchaAnswer } from '../../test/captcha-answer.ts'
import { openTestShop, type Client, type Refused } from '../../test/harness.ts'
import { lastCode } from '../../test/last-code.ts'
import { staffClient } from '../../test/staff-client.ts'
import { applicationAccountClosure } from './close-account.ts'

const shop = await openTestShop()
const operator = await staffClient(shop, 'operator')
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )

let last = 0
/** A mobile of mainland China that no other test uses, as typed and in E.164. */
function newMobile() {
  const typed = `138${String(++last).padStart(8, '0')}`
  return { typed, full: `+86${typed}` }
}
const captcha = () => captchaAnswer(() => shop.visitor().call('code/captcha', {}))
const form = { name: 'Mei Lin', country: 'CN', city: '深圳市', region: 'CN-440300', message: 'A shop beside the station.' } as const

async function join(client: Client, { typed, full }: ReturnType<typeof newMobile>, fields: object = {}) {
  await client.call('application/send_join_code', { country: 'CN', mobile: typed, captcha: await captcha() })
  return client.call('application/join', { ...form, mobile: typed, code: await lastCode(shop, full), ...fields })
}
async function applyForFranchise(client: Client, { typed, full }: ReturnType<typeof newMobile>) {
  await client.call('application/send_franchise_code', { country: 'CN', mobile: typed, captcha: await captcha() })
  return client.call('application/franchise', { ...form, mobile: typed, code: await lastCode(shop, full) })
}
const rowOf = async (application_no: string) => {
  const { list } = await operator.call('application/list', { page_size: 50 })
  return list.find((row) => row.application_no === application_no)!
}

describe('applying to join', () => {
  test('CAT-15 a visitor applies with a code to the mobile, and sees the application with the middle of the number masked', async () => {
    const mobile = newMobile()
    const made = await join(shop.visitor(), mobile)
    expect(made).toMatchObject({ kind: 'join', state: 'new', name: 'Mei Lin', city: '深圳市', reply: null, decided_at: null })
    expect(made.application_no).toMatch(/^\d{16}$/)
    expect(made.mobile).not.toContain(mobile.typed)
    expect(await rowOf(made.application_no)).toMatchObject({ mobile: mobile.full, region: 'CN-440300', member_id: null })
  })

  test('CAT-15 a second application from the same mobile is answered with how the first one stands', async () => {
    const mobile = newMobile()
    const first = await join(shop.visitor(), mobile)
    await shop.advance({ minutes: 2 })
    const second = await join(shop.visitor(), mobile, { name: 'Somebody Else', message: '' })
    expect(second).toEqual(first)
  })

  test('CAT-15 no code is sent before the captcha is right, and none to what is no mobile', async () => {
    const mobile = newMobile().typed
    const wrong = { captcha_id: (await captcha()).captcha_id, digits: '000000' }
    const refused = await refusalOf(shop.visitor().call('application/send_join_code', { country: 'CN', mobile, captcha: wrong }))
    expect(refused.reason).toBe('code.captcha_wrong')
    for (const [country, number] of [
      ['CN', '01088886666'],
      ['KR', '02-123-4567'],
      ['OTHER', '13800000000'],
    ] as const) {
      const answer = captcha()
      const refusal = await refusalOf(shop.visitor().call('application/send_join_code', { country, mobile: number, captcha: await answer }))
      expect(refusal.reason, number).toBe('application.wrong_mobile')
    }
    expect(await shop.db.selectFrom('message').select('id').where('recipient', 'like', `%${mobile}`).execute()).toEqual([])
  })

  test('CAT-15 a wrong code makes no application, and a right one counts once', async () => {
    const mobile = newMobile()
    await shop.visitor().call('application/send_join_code', { country: 'CN', mobile: mobile.typed, captcha: await captcha() })
    const code = await lastCode(shop, mobile.full)
    const apply = (enteredCode: string) => shop.visitor().call('application/join', { ...form, mobile: mobile.typed, code: enteredCode })
    expect((await refusalOf(apply(code === '000000' ? '111111' : '000000'))).reason).toBe('code.wrong')
    await apply(code)
    expect((await refusalOf(apply(code))).reason).toBe('code.expired')
  })
})

describe('applying for a franchise shop', () => {
  test('CAT-15 a member applies once; a second one is refused before any code is sent, with the number of the first', async () => {
    const member = await shop.member()
    const made = await applyForFranchise(member, newMobile())
    expect((await member.call('application/mine', { kind: 'franchise' })).application).toEqual(made)
    expect((await member.call('application/mine', { kind: 'join' })).application).toBeNull()
    const refused = await refusalOf(
      member.call('application/send_franchise_code', { country: 'CN', mobile: newMobile().typed, captcha: await captcha() }),
    )
    expect(refused.reason).toBe('application.already_applied')
    expect(refused.data.details).toEqual({ application_no: made.application_no })
  })

  test('CAT-15 of two franchise applications of a member at the same moment one is made', async () => {
    const member = await shop.member()
    const mobiles = [newMobile(), newMobile()]
    for (const { typed } of mobiles)
      await member.call('application/send_franchise_code', { country: 'CN', mobile: typed, captcha: await captcha() })
    const answers = await Promise.allSettled(
      mobiles.map(async ({ typed, full }) =>
        member.call('application/franchise', { ...form, mobile: typed, code: await lastCode(shop, full) }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect((lost.reason as Refused).reason).toBe('application.already_applied')
  })

  test('CAT-15 a mobile that stands in another member’s application is refused', async () => {
    const mobile = newMobile()
    await applyForFranchise(await shop.member(), mobile)
    await shop.advance({ minutes: 2 })
    expect((await refusalOf(applyForFranchise(await shop.member(), mobile))).reason).toBe('application.mobile_used')
  })

  test('CAT-15 the code of one member does not serve another', async () => {
    const mobile = newMobile()
    await (await shop.member()).call('application/send_franchise_code', { country: 'CN', mobile: mobile.typed, captcha: await captcha() })
    const code = await lastCode(shop, mobile.full)
    const other = await shop.member()
    expect((await refusalOf(other.call('application/franchise', { ...form, mobile: mobile.typed, code }))).reason).toBe('code.expired')
  })
})

describe('the operator’s review', () => {
  test('CAT-15 an operator accepts with words, and the applicant is notified in their own language', async () => {
    const member = await shop.member()
    const mobile = newMobile()
    await member.call('application/send_franchise_code', { country: 'CN', mobile: mobile.typed, captcha: await captcha() })
    const code = await lastCode(shop, mobile.full)
    const made = await member.call('application/franchise', { ...form, mobile: mobile.typed, code }, { language: 'zh-cn' })
    const { application_id, version } = await rowOf(made.application_no)
    const reviewed = await operator.call('application/review', { application_id, version, decision: 'accepted', reply: '欢迎加盟' })
    expect(reviewed).toMatchObject({ state: 'accepted', reply: '欢迎加盟', version: version + 1 })
    expect((await member.call('application/mine', { kind: 'franchise' })).application).toMatchObject({
      state: 'accepted',
      reply: '欢迎加盟',
    })
    const notified = await shop.db
      .selectFrom('message')
      .selectAll()
      .where('recipient', '=', mobile.full)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(notified).toMatchObject({ kind: 'sms', template: 'application_accepted', language: 'zh-cn' })
    expect(notified.body).toContain('加盟申请')
    expect(notified.body).toContain('欢迎加盟')
    expect(notified.body).toContain(made.application_no)
    const { email } = await shop.db.selectFrom('member').select('email').where('id', '=', member.member_id).executeTakeFirstOrThrow()
    const mailed = await shop.db.selectFrom('message').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow()
    expect(mailed).toMatchObject({ kind: 'mail', template: 'application_accepted', subject: '您的加盟申请已通过', body: notified.body })
  })

  test('CAT-15 after a refusal one may apply again; the decision is made once', async () => {
    const member = await shop.member()
    const mobile = newMobile()
    const made = await applyForFranchise(member, mobile)
    const { application_id, version } = await rowOf(made.application_no)
    await operator.call('application/review', { application_id, version, decision: 'refused' })
    const again = await refusalOf(operator.call('application/review', { application_id, version, decision: 'accepted' }))
    expect(again.reason).toBe('application.decided')
    const none = await refusalOf(operator.call('application/review', { application_id: 2147483647, version: 1, decision: 'accepted' }))
    expect(none.reason).toBe('application.not_found')
    const notified = await shop.db
      .selectFrom('message')
      .select('body')
      .where('template', '=', 'application_refused')
      .executeTakeFirstOrThrow()
    expect(notified.body).toContain('You are welcome to apply again later')
    await shop.advance({ minutes: 2 })
    const second = await applyForFranchise(member, mobile)
    expect(second).toMatchObject({ state: 'new' })
    expect((await member.call('application/mine', { kind: 'franchise' })).application).toEqual(second)
  })

  test('CAT-15 the list goes page by page, by kind and state; only who may review sees it', async () => {
    for (let n = 0; n < 3; n++) await join(shop.visitor(), newMobile())
    const first = await operator.call('application/list', { kind: 'join', state: 'new', page_size: 2 })
    expect(first.list).toHaveLength(2)
    const rest = await operator.call('application/list', { kind: 'join', state: 'new', page_size: 50, cursor: first.next! })
    const ids = [...first.list, ...rest.list].map(({ application_id }) => application_id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(new Set(ids).size).toBe(ids.length)
    expect([...first.list, ...rest.list].every(({ kind, state }) => kind === 'join' && state === 'new')).toBe(true)
    const finance = await staffClient(shop, 'finance')
    expect((await refusalOf(finance.call('application/list', {}))).reason).toBe('call.forbidden')
    expect((await refusalOf((await shop.member()).call('application/list', {}))).status).toBe(401)
  })
})

test('CAT-15 an application is found by its number and by its whole mobile, in whatever way it is written', async () => {
  const mobile = newMobile()
  const { application_no } = await join(shop.visitor(), mobile)
  const found = async (keyword: string) => (await operator.call('application/list', { keyword })).list.map((row) => row.application_no)
  for (const keyword of [application_no, mobile.typed, mobile.full]) expect(await found(keyword)).toEqual([application_no])
  expect(await found(mobile.typed.slice(0, 7))).toEqual([])
})

test('IDN-13 who cancels the account is erased from the applications, which free the mobile and stay counted', async () => {
  const member = await shop.member()
  const mobile = newMobile()
  const made = await applyForFranchise(member, mobile)
  await applicationAccountClosure.erase(shop.systemContext(), member.member_id)
  const { rows } = await sql<Record<string, unknown>>`select * from application where application_no = ${made.application_no}`.execute(
    shop.db,
  )
  expect(rows[0]).toMatchObject({ name: '—', city: '—', message: '', region: null, state: 'refused' })
  expect(JSON.stringify(rows[0], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(mobile.typed)
})
