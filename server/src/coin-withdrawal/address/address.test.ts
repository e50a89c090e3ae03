import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type Client, type TestShop } from '../../../test/harness.ts'
import { untilWaiting } from '../../../test/until-waiting.ts'
import { closeHashing, hashPassword } from '../../identity/hash-password.ts'
import { pepperPaymentPassword } from '../../identity/rules.ts'
import { outcomeOf, refusalOf } from '../../identity/test/accounts.ts'
import { inTransaction } from '../../kernel/database/database.ts'
import { coinsOf, fieldsOf, grantCoins, makeCoinMember, wallets } from '../test/coins.ts'

const payment_password = '246810'
let shop: TestShop
let hash: string
beforeAll(async () => {
  shop = await openTestShop({ settings: { 'coin_withdrawal.max_addresses': 4 } })
  hash = await hashPassword(pepperPaymentPassword(shop.site.keys, payment_password))
})
afterAll(closeHashing)

async function withPassword() {
  const client = await makeCoinMember(shop)
  await shop.db.insertInto('payment_password').values({ member_id: client.member_id, hash }).execute()
  return client
}
const wallet = { payment_password, kind: 'wallet', label: 'Cold', network: 'ethereum', wallet_address: wallets.ethereum } as const
const add = (client: Client, fields: object = {}) => client.call('coin_withdrawal/add_address', { ...wallet, ...fields })

test('AST-10 a new address waits a day before it can be used, and its owner is told of it', async () => {
  const client = await withPassword()
  const added = await add(client, { network: 'tron', wallet_address: wallets.tron })
  expect(added).toMatchObject({ kind: 'wallet', network: 'tron', address: wallets.tron, is_usable: false })
  const { coin_address_id } = added
  const request = async () => {
    const grant = await grantCoins(shop, client, 20_000n)
    return client.call('coin_withdrawal/request', { way: 'address', unit: 'ACC', amount: '20', coin_address_id, grant })
  }
  expect((await refusalOf(request())).data).toMatchObject({
    reason: 'coin_withdrawal.address_waiting',
    details: { from: added.usable_from },
  })
  expect((await coinsOf(shop, client.member_id)).frozen).toBe(0n)
  await shop.advance({ hours: 24, seconds: 1 })
  expect((await client.call('coin_withdrawal/list_addresses', {})).list[0]).toMatchObject({ coin_address_id, is_usable: true })
  const made = await request()
  // what is deleted after it changes nothing of it.
  await client.call('coin_withdrawal/remove_address', { coin_address_id })
  expect(await client.call('coin_withdrawal/view', { coin_withdrawal_id: made.coin_withdrawal_id })).toMatchObject({
    destination: { network: 'tron', address: wallets.tron },
  })
  const mails = await shop.db.selectFrom('message').select('body').where('template', '=', 'coin_address_added').execute()
  expect(mails.some(({ body }) => body.includes(wallets.tron))).toBe(true)
})

test.each([
  [{ wallet_address: wallets.tron }, { wallet_address: 'This is an address of TRON, not of Ethereum. Coins sent to it would be lost' }],
  [{ network: 'tron' }, { wallet_address: 'This is an address of Ethereum, not of TRON. Coins sent to it would be lost' }],
  [
    { wallet_address: wallets.ethereum.replace('5aA', '5AA') },
    { wallet_address: 'The checksum of this Ethereum address is wrong: a character was mistyped or is missing' },
  ],
  [{ network: 'bitcoin', wallet_address: 'hello' }, { wallet_address: 'This is not a valid Bitcoin address. Copy it again' }],
  [{ wallet_address: undefined }, { wallet_address: 'This field is required' }],
  [
    { network: undefined, wallet_address: undefined },
    { network: 'This field is required', wallet_address: 'This field is required' },
  ],
  [{ kind: 'exchange' }, { exchange: 'This field is required', account: 'This field is required' }],
])('AST-10 %j is refused by name: %j', async (fields, expected) => {
  const client = await withPassword()
  expect(await fieldsOf(add(client, fields))).toEqual(expected)
  const { attempts } = await shop.db
    .selectFrom('payment_password')
    .select('attempts')
    .where('member_id', '=', client.member_id)
    .executeTakeFirstOrThrow()
  expect(attempts).toBe(0)
})

test('AST-10 only its owner adds one, with the payment password', async () => {
  const client = await withPassword()
  const fields = { network: 'bitcoin', wallet_address: wallets.bitcoin }
  expect(await outcomeOf(add(client, { ...fields, payment_password: '000000' }))).toBe('identity.wrong_payment_password')
  expect(await outcomeOf(add(await makeCoinMember(shop), fields))).toBe('identity.payment_password_unset')
  expect((await client.call('coin_withdrawal/list_addresses', {})).list).toHaveLength(2)
})

test('AST-10 one address once, so many at most, and nobody uses or removes another’s', async () => {
  const client = await withPassword()
  expect(await outcomeOf(add(client))).toBe('coin_withdrawal.address_exists')
  await add(client, { network: 'bitcoin', wallet_address: wallets.bitcoin.toUpperCase() })
  expect(await outcomeOf(add(client, { network: 'bitcoin', wallet_address: wallets.bitcoin }))).toBe('coin_withdrawal.address_exists')
  const other_shop = { payment_password, kind: 'exchange', label: 'Mine', exchange: 'Other shop', account: 'Member 77' } as const
  await client.call('coin_withdrawal/add_address', other_shop)
  expect(await outcomeOf(client.call('coin_withdrawal/add_address', { ...other_shop, account: 'Member 78' }))).toBe(
    'coin_withdrawal.too_many_addresses',
  )
  const other = await makeCoinMember(shop)
  const foreign = { coin_address_id: client.addresses.address }
  expect(await outcomeOf(other.call('coin_withdrawal/remove_address', foreign))).toBe('coin_withdrawal.address_not_found')
  const grant = await grantCoins(shop, other, 20_000n)
  const input = { way: 'address', unit: 'ACC', amount: '20', grant } as const
  expect(await outcomeOf(other.call('coin_withdrawal/request', { ...input, ...foreign }))).toBe('coin_withdrawal.address_not_found')
  expect(await fieldsOf(other.call('coin_withdrawal/request', input))).toEqual({ coin_address_id: 'Choose the destination of the coins' })
  const wrongKind = other.call('coin_withdrawal/request', { ...input, coin_address_id: other.addresses.transfer_out })
  expect(await fieldsOf(wrongKind)).toHaveProperty('coin_address_id')
})

test('AST-10 IDN-13 an address that is added while the account is cancelled is not kept', async () => {
  const client = await withPassword()
  let adding: Promise<unknown> | undefined
  await inTransaction(shop.db, async (db) => {
    await sql`select from member where id = ${client.member_id} for update`.execute(db)
    adding = outcomeOf(add(client, { network: 'bitcoin', wallet_address: wallets.bitcoin }))
    await untilWaiting(shop)
    await sql`delete from coin_address where member_id = ${client.member_id}`.execute(db)
    await sql`update member set state = 'cancelled' where id = ${client.member_id}`.execute(db)
  })
  expect(await adding).toBe('session.account_cancelled')
  const { rows } = await sql`select from coin_address where member_id = ${client.member_id}`.execute(shop.db)
  expect(rows).toEqual([])
})

test('AST-10 an address is checked before the payment password is asked for, and nothing is stored', async () => {
  const client = await withPassword()
  const stored = await client.call('coin_withdrawal/list_addresses', {})
  const check = (wallet_address: string) => client.call('coin_withdrawal/check_address', { network: 'ethereum', wallet_address })
  expect(await check(wallets.ethereum.toLowerCase())).toEqual({ wallet_address: wallets.ethereum })
  expect(await fieldsOf(check(wallets.tron))).toMatchObject({ wallet_address: expect.stringContaining('TRON') })
  expect(await fieldsOf(check(wallets.ethereum.replace('5aA', '5AA')))).toMatchObject({
    wallet_address: expect.stringContaining('checksum'),
  })
  expect(await client.call('coin_withdrawal/list_addresses', {})).toEqual(stored)
})
