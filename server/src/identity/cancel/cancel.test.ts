import { languages } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { untilWaiting } from '../../../test/until-waiting.ts'
import { lastCode } from '../../../test/last-code.ts'
import { createContext } from '../../kernel/context.ts'
import { buyNow, makeAddress } from '../../order/test/shopping.ts'
import { grantMoney } from '../../wallet/grant-money.ts'
import { closeHashing } from '../hash-password.ts'
import { makeAccount, outcomeOf, password, refusalOf, solvedCaptcha } from '../test/accounts.ts'
import { makeTicket } from '../ticket/make-ticket.ts'
import { erased, retained } from '../test/tables-of-members.ts'

const shop = await openTestShop()
const { sku_id, goods_id } = await makeGoods(shop)
afterAll(closeHashing)

type Account = Awaited<ReturnType<typeof makeAccount>>
/** By the code of a mail. */
async function cancel(member: Account) {
  await member.call('identity/send_cancel_code', {})
  return member.call('identity/cancel_account', { code: await lastCode(shop, member.email) })
}
const blockersOf = async (member: Client) => (await member.call('identity/cancel_blockers', {})).list.map(({ kind }) => kind)
const logIn = (account: string, client = shop.visitor()) => client.call('identity/log_in', { account, password })
const rowOf = ({ member_id }: Client) => shop.db.selectFrom('member').selectAll().where('id', '=', member_id).executeTakeFirstOrThrow()
const addDebt = (member: Client, amount: bigint) =>
  shop.systemContext().transaction((inner) => grantMoney(inner, member.member_id, amount, { key: `${member.member_id}`, reason: 'test' }))

/** Every row of every table in which a text is to be found. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(shop.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} t where strpos(lower(t::text), lower(${text})) > 0`.execute(shop.db)
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('what keeps an account', () => {
  test('IDN-13 an empty account has no obstacle', async () => {
    expect(await blockersOf(await makeAccount(shop))).toEqual([])
  })

  test('IDN-13 money, coins, open orders and payments under way are all named, in the caller’s language', async () => {
    const member = await makeAccount(shop)
    const address_id = await makeAddress(member)
    await buyNow({ ...member, address_id }, sku_id)
    await addDebt(member, 1250n)
    await sql`insert into payment_attempt (payment_id, provider, reference, amount, state, created_at)
      select id, 'sandbox', 'cancel-test', 1, 'pending', ${shop.site.shared.now()} from payment where member_id = ${member.member_id}`.execute(
      shop.db,
    )
    const notified: string[][] = []
    for (const language of languages)
      notified.push((await member.call('identity/cancel_blockers', {}, { language })).list.map(({ text }) => text))
    expect(notified[0]).toEqual(['Your wallet still holds $12.50', 'Open orders: 1', 'A payment is still being processed'])
    expect(notified[1]).toEqual(['钱包中还有 US$12.50', '还有 1 笔订单未完成', '还有一笔付款正在处理'])
    expect(new Set(notified.flat()).size).toBe(15)
  })

  test('IDN-13 with an obstacle no code is sent, and one that was sent is not used up', async () => {
    const member = await makeAccount(shop)
    await member.call('identity/send_cancel_code', {})
    const code = await lastCode(shop, member.email)
    await addDebt(member, 1n)
    const call = () => member.call('identity/cancel_account', { code })
    expect(await refusalOf(call())).toMatchObject({
      reason: 'identity.closure_blocked',
      data: { details: { text: 'Your wallet still holds $0.01', list: [{ kind: 'money' }] } },
    })
    expect(await outcomeOf(member.call('identity/send_cancel_code', {}))).toBe('identity.closure_blocked')
    expect((await rowOf(member)).state).toBe('active')
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('IDN-13 an order that is made at the same moment is seen, try %i', async () => {
    const member = await makeAccount(shop)
    const address_id = await makeAddress(member)
    await member.call('identity/send_cancel_code', {})
    const code = await lastCode(shop, member.email)
    const [cancelled, ordered] = await Promise.all([
      outcomeOf(member.call('identity/cancel_account', { code })),
      outcomeOf(buyNow({ ...member, address_id }, sku_id)),
    ])
    const { state } = await rowOf(member)
    expect(state).toBe(cancelled === 'done' ? 'cancelled' : 'active')
    if (ordered === 'done') expect([cancelled, state]).toEqual(['identity.closure_blocked', 'active'])
  })
})

describe('cancelling', () => {
  test('IDN-13 needs the right code', async () => {
    const member = await makeAccount(shop)
    expect(await outcomeOf(member.call('identity/cancel_account', { code: '123456' }))).toBe('code.expired')
    await member.call('identity/send_cancel_code', {})
    const code = await lastCode(shop, member.email)
    expect(await outcomeOf(member.call('identity/cancel_account', { code: code === '000000' ? '000001' : '000000' }))).toBe('code.wrong')
    expect((await rowOf(member)).state).toBe('active')
  })

  test('IDN-13 every call with a token of it then answers -19999, ended sessions too', async () => {
    const member = await makeAccount(shop)
    const ended = shop.client(member.token)
    member.token = (await logIn(member.account)).token
    await cancel(member)
    for (const client of [member, ended])
      for (const path of ['member/view', 'cart/view', 'identity/log_out'] as const)
        expect(await refusalOf(client.call(path, {}))).toMatchObject({ code: -19999, status: 403 })
  })

  test('IDN-13 its name, e-mail and mobile log nobody in: they are answered like names that nobody has', async () => {
    const member = await makeAccount(shop)
    await cancel(member)
    for (const name of [member.account, member.email]) expect(await outcomeOf(logIn(name))).toBe('identity.wrong_password')
    const captcha = await solvedCaptcha(shop.visitor())
    await shop.visitor().call('identity/start_recovery', { account: member.account, channel: 'email', captcha })
    const notified = await shop.db.selectFrom('message').select('template').where('recipient', '=', member.email).execute()
    expect(notified).toEqual([{ template: 'account_cancelled' }])
  })

  test('IDN-13 the account name is never given to anybody else, the e-mail is free again', async () => {
    const member = await makeAccount(shop)
    await cancel(member)
    const start = async (account: string) =>
      outcomeOf(
        shop.visitor().call('identity/start_registration', {
          account,
          password,
          password_again: password,
          email_address: member.email,
          country: 'SG',
          captcha: await solvedCaptcha(shop.visitor()),
          agreement: true,
        }),
      )
    expect(await start(member.account.toUpperCase())).toBe('identity.account_taken')
    expect(await start('came_back')).toBe('done')
  })

  test('IDN-13 a bound identity then finds no account, and makes a new one at most', async () => {
    const member = await makeAccount(shop)
    const holder = { provider: 'wechat', subject: 'of who leaves', profile: { nickname: null, email: null, avatar: null } } as const
    const ticket = await makeTicket(shop.systemContext(), holder)
    const account = { account: member.account, password, ticket }
    member.token = (await shop.visitor().call('identity/log_in', account)).token
    await cancel(member)
    const again = await makeTicket(shop.systemContext(), holder)
    expect(await shop.visitor().call('identity/log_in_authorised', { ticket: again })).toMatchObject({ session: null, ticket: again })
  })

  test('IDN-13 of many at once one cancels, and it is published once', async () => {
    const member = await makeAccount(shop)
    await member.call('identity/send_cancel_code', {})
    const code = await lastCode(shop, member.email)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(member.call('identity/cancel_account', { code }))))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    expect(await shop.db.selectFrom('message').select('template').where('recipient', '=', member.email).execute()).toHaveLength(1)
  })

  test('IDN-13 what is asked for while the account goes finds it gone, and leaves nothing', async () => {
    const member = await makeAccount(shop)
    await member.call('search/record', { keyword: 'before' })
    await member.call('identity/send_cancel_code', {})
    const outcome = await shop.db.transaction().execute(async (db) => {
      await sql`select from search_history where member_id = ${member.member_id} for update`.execute(db)
      const going = outcomeOf(member.call('identity/cancel_account', { code: await lastCode(shop, member.email) }))
      await untilWaiting(shop)
      const remembering = outcomeOf(member.call('search/record', { keyword: 'meanwhile' }))
      await untilWaiting(shop, 2)
      return [going, remembering]
    })
    expect(await Promise.all(outcome)).toEqual(['done', 'session.account_cancelled'])
    expect(await shop.db.selectFrom('search_history').where('member_id', '=', member.member_id).selectAll().execute()).toEqual([])
  })
})

describe('what is erased', () => {
  test('IDN-13 nothing personal is left in any table; what the books need is', async () => {
    const member = await makeAccount(shop)
    await shop.db
      .updateTable('member')
      .set({
        nickname: 'Qwertzia Uiopson',
        real_name: 'Realia Personson',
        birthday: '1991-02-03',
        gender: 'female',
        mobile: '+8613800138061',
        region: 'Somewhereburg',
        avatar: '/media/u/face-of-hers.webp',
        regional_code: 'RC-OF-HERS',
        dealer_code: 'DC-OF-HERS',
      })
      .where('id', '=', member.member_id)
      .execute()
    const { invitation_code } = await rowOf(member)
    const { address_id } = await member.call('member/add_address', {
      consignee: 'Consignia Oneson',
      mobile: '+86 138 0013 8062',
      telephone: '',
      country: 'CN',
      region: 'CN-440305',
      region_name: 'Guangdong Shenzhen Nanshan',
      postcode: '518052',
      detailed_address: 'Very Secret Street 7',
      is_default: true,
    })
    const { order_ids } = await buyNow({ ...member, address_id }, sku_id)
    await member.call('order/cancel', { order_id: order_ids[0]! })
    await member.call('catalogue/add_favourite', { goods_id })
    await member.call('search/record', { keyword: 'her very own words' })
    await member.call('cart/add', { sku_id, quantity: 1 })
    await shop.db
      .insertInto('review')
      .values({ goods_id, sku_id, member_id: member.member_id, stars: 5, text: 'Good', sku_name: 'S', created_at: shop.site.shared.now() })
      .execute()
    await member.call('identity/send_cancel_code', {})
    await member.call('identity/cancel_account', { code: await lastCode(shop, '+8613800138061') })

    const personal = ['Qwertzia', 'Realia', '1991-02-03', '8613800138061', 'Somewhereburg', 'face-of-hers', 'OF-HERS', invitation_code]
    const delivered = ['Consignia', '0013 8062', 'Secret Street', 'her very own words']
    for (const text of [...personal, ...delivered]) expect([text, await tablesWith(text)]).toEqual([text, []])
    // The notice that it was cancelled, which goes with the other mail after 30 days.
    expect(await tablesWith(member.account)).toEqual(['message'])

    expect(await rowOf(member)).toMatchObject({ account: `#${member.member_id}`, nickname: 'Q***', state: 'cancelled', country: 'CN' })
    const order = await shop.db.selectFrom('shop_order').selectAll().where('id', '=', order_ids[0]!).executeTakeFirstOrThrow()
    expect(order.total).toBeGreaterThan(0n)
    expect(order.address).toMatchObject({ consignee: '-', country: 'CN', region: expect.stringMatching(/^CN-/) })
    const { list } = await shop.visitor().call('review/list', { goods_id })
    expect(list).toMatchObject([{ nickname: expect.stringMatching(/^Q\*+$/), avatar: null, text: 'Good' }])
  })

  test('IDN-13 what a member keeps in another’s name stays: who was referred keeps the referrer, and visits count on', async () => {
    const member = await makeAccount(shop)
    const friend = await shop.member()
    await shop.db.updateTable('member').set({ referrer_id: member.member_id }).where('id', '=', friend.member_id).execute()
    await cancel(member)
    expect((await rowOf(friend)).referrer_id).toBe(member.member_id)
    expect(await outcomeOf(friend.call('member/centre', {}))).toBe('done')
  })

  test('IDN-13 every table that names members is emptied of one who leaves, or keeps it for a reason', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint where confrelid = 'member'::regclass order by 1`.execute(shop.db)
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...erased, ...Object.keys(retained)].toSorted())
  })

  test('IDN-13 every domain’s step applies to a member who never did anything', async () => {
    const { member_id } = await shop.member()
    const context = createContext(shop.site, { kind: 'system' })
    for (const { findBlocker, erase } of shop.site.accountClosureSteps) {
      expect(await findBlocker(context, member_id)).toBeNull()
      await erase(context, member_id)
    }
  })
})
