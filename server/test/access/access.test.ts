import { contract } from '@longmall/contract/index.ts'
import type { AnyOperation } from '@longmall/contract/operation.ts'
import type { Api } from '@longmall/contract/index.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { safeParse, type ZodMiniType } from 'zod/mini'
import { closeHashing } from '../../src/identity/hash-password.ts'
import { makeGoods } from '../fixtures.ts'
import { openTestShop, type Client, type Refused } from '../harness.ts'
import { sampleOf } from '../sample-input.ts'
import { roles, type Row } from './access-row.ts'
import { accessTable } from './access-table.ts'
import { makeCallers, refusalAtDoor, type Caller } from './callers.ts'
import { looksOwned, unownedFields } from './unowned-fields.ts'
import { makeOwnedRecords, unownedRecords, rowsOf, type OwnedRecords } from './owned-records.ts'

// Each caller gets new things for each operation.
const shop = await openTestShop({ settings: { 'member.addresses': 200, 'withdrawal.max_accounts': 100 } })
// Samples name member 1, whom nobody plays here.
await shop.member()
const { sku_id } = await makeGoods(shop, { stock: 9999 })
const owner = await shop.member()
const ownedRecords = await makeOwnedRecords(shop, owner, sku_id)
const callers = await makeCallers(shop)
afterAll(closeHashing)

const operations = Object.values(contract).flatMap((domain) => Object.values<AnyOperation>(domain))
const shapeOf = ({ input }: AnyOperation) => (input as unknown as { shape: Record<string, ZodMiniType> }).shape
const rowFor = ({ path }: AnyOperation): Row => accessTable[path as keyof Api]
const isOpenToAnyStaff = ({ access }: AnyOperation) => access.who === 'staff' && access.permission === undefined

/** What a caller gets: nothing when the call was let in and done. */
const outcome = (client: Client, path: string, input: object): Promise<Refused | null> =>
  (client.call as (path: string, input: object) => Promise<unknown>)(path, input).then(
    () => null,
    (error: Refused) => error,
  )
/** Valid-looking input in which everything that could be somebody's is the owner's. */
function inputNaming(operation: AnyOperation, named: Partial<OwnedRecords>): Record<string, unknown> {
  const { from_cart: _, ...sample } = sampleOf(operation.input) as Record<string, unknown>
  const fitting = { sku_id, country: 'CN', ...named }
  return { ...sample, ...Object.fromEntries(Object.entries(fitting).filter(([name]) => name in sample)) }
}
const atDoor = new Set([
  'session.not_logged_in',
  'session.invalid',
  'session.account_cancelled',
  'session.logged_in_elsewhere',
  'call.forbidden',
])

describe('the table', () => {
  test('QUA-09 has a row for every operation and none for another', () => {
    expect(Object.keys(accessTable).toSorted()).toEqual(operations.map(({ path }) => path).toSorted())
  })

  test('QUA-09 says of every field that could name somebody’s thing whether it does', () => {
    const undeclared = operations.flatMap((operation) =>
      Object.keys(shapeOf(operation))
        .filter(
          (field) =>
            looksOwned.test(field) &&
            !unownedFields.has(field) &&
            !unownedFields.has(`${operation.path} ${field}`) &&
            !rowFor(operation).owns?.[field],
        )
        .map((field) => `${operation.path} ${field}`),
    )
    expect(undeclared).toEqual([])
  })

  test('QUA-09 agrees with what the contract says is owned', () => {
    const kinds: Record<string, string> = {
      address_id: 'address',
      order_goods_id: 'order_line',
      refund_id: 'return',
      order_id: 'order',
      box_id: 'box',
      draw_id: 'draw',
      payout_id: 'payout',
      pledge_id: 'pledge',
      deposit_id: 'deposit',
      payment_id: 'payment',
      recharge_id: 'recharge',
      withdrawal_id: 'withdrawal',
      conversion_id: 'conversion',
      coin_transfer_id: 'coin_transfer',
      coin_withdrawal_id: 'coin_withdrawal',
      coin_address_id: 'coin_address',
      withdrawal_account_id: 'withdrawal_account',
    }
    const declared = operations.flatMap(({ path, access }) => (access.owns ? [`${path} ${access.owns}`] : []))
    const named = operations.flatMap((operation) =>
      Object.keys(rowFor(operation).owns ?? {}).flatMap((field) => (kinds[field] ? [`${operation.path} ${kinds[field]}`] : [])),
    )
    expect(declared.toSorted()).toEqual(named.toSorted())
  })
})

// What is the owner's, as the last test left it.
let rows = await rowsOf(shop, owner.member_id)
async function expectUntouched(): Promise<void> {
  const before = rows
  rows = await rowsOf(shop, owner.member_id)
  expect(rows).toEqual(before)
}

const waiting = new Map<Caller, Client>()
/** Who is refused at the door keeps the session for the next call; who is let in may have ended all of them. */
async function clientFor(caller: Caller, isLetIn: boolean): Promise<Client> {
  const client = (isLetIn ? undefined : waiting.get(caller)) ?? (await caller.client())
  if (isLetIn) waiting.delete(caller)
  else waiting.set(caller, client)
  return client
}

describe('at the door', () => {
  test.each(operations)('QUA-09 $path lets in whom the table names and refuses everybody else', async (operation) => {
    const row = rowFor(operation)
    const wrong: string[] = []
    for (const caller of callers) {
      const expected = refusalAtDoor(caller, row, isOpenToAnyStaff(operation))
      const client = await clientFor(caller, expected === null)
      const reason = (await outcome(client, operation.path, inputNaming(operation, ownedRecords)))?.reason ?? null
      const isRight = expected === null ? reason === null || !atDoor.has(reason) : reason === expected
      if (!isRight || reason === 'call.internal_error') wrong.push(`${caller.name}: ${reason}, not ${expected}`)
    }
    expect(wrong).toEqual([])
    await expectUntouched()
  })

  test('QUA-09 a demo’s operations are there in no other shop, for nobody', async () => {
    const among = operations.filter((operation) => rowFor(operation).may === 'demo')
    shop.site.config.demo = false
    const reason = new Set<string | undefined>()
    for (const operation of among)
      for (const caller of callers)
        reason.add((await outcome(await caller.client(), operation.path, inputNaming(operation, ownedRecords)))?.reason)
    shop.site.config.demo = true
    expect([...reason]).toEqual(['call.not_found'])
  })

  test('QUA-09 every seeded role is walked', async () => {
    const seeded = await shop.db.selectFrom('staff_role').select('name').where('name', 'not like', 'account%').execute()
    expect(seeded.map(({ name }) => name).toSorted()).toEqual([...roles].toSorted())
  })
})

const owned = operations.flatMap((operation) =>
  Object.entries(rowFor(operation).owns ?? {}).map(([field, rule]) => ({
    path: operation.path,
    field: field as keyof OwnedRecords,
    operation,
    rule,
  })),
)

/** Only what is needed, so that nothing else is refused first. */
function neededNaming({ operation, field, rule }: (typeof owned)[number], own: OwnedRecords, named: OwnedRecords): Record<string, unknown> {
  const shape = shapeOf(operation)
  const needed = Object.entries(shape).filter(([name, schema]) => !safeParse(schema, undefined).success || name === 'sku_id')
  const sample = Object.fromEntries(needed.map(([name, schema]) => [name, sampleOf(schema)]))
  const fitting = { ...own, sku_id, country: 'CN' }
  const known = Object.fromEntries(Object.entries(fitting).filter(([name]) => name in sample))
  return { ...sample, ...known, ...rule.beside, [field]: named[field] }
}

describe('things of another', () => {
  const otherCallers = callers.filter(({ kind }) => kind === 'visitor' || kind === 'member')
  const known = new Map<Caller, { client: Client; own: OwnedRecords }>()
  /** Somebody with things of their own: the same as long as every call was refused, so that none was used up. */
  async function withThings(caller: Caller) {
    const client = await caller.client()
    const found = known.get(caller) ?? {
      client,
      own: caller.kind === 'member' ? await makeOwnedRecords(shop, client, sku_id) : unownedRecords(),
    }
    known.set(caller, found)
    return found
  }

  test.each(owned)('QUA-09 $path tells nobody of a foreign $field more than of one that nobody has', async (one) => {
    for (const caller of otherCallers) {
      if (refusalAtDoor(caller, rowFor(one.operation), false) !== null) continue
      const { client, own } = await withThings(caller)
      const outcomesFor = async (named: OwnedRecords) => {
        const refused = await outcome(client, one.path, neededNaming(one, own, named))
        if (!refused) known.delete(caller)
        return refused && { status: refused.status, message: refused.message, data: refused.data }
      }
      const foreign = await outcomesFor(ownedRecords)
      expect([caller.name, foreign]).toEqual([caller.name, await outcomesFor(unownedRecords())])
      expect([caller.name, foreign?.data.reason ?? 'ignored']).toEqual([caller.name, one.rule.refusal])
    }
    await expectUntouched()
  })

  test.each(owned)('QUA-09 $path takes the $field of its owner', async (one) => {
    const client = await shop.member()
    const own = await makeOwnedRecords(shop, client, sku_id)
    const refused = await outcome(client, one.path, neededNaming(one, own, own))
    expect(refused?.reason ?? null).toBe(one.rule.owners ?? null)
  })
})
