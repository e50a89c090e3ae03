import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/harness.ts'
import { createContext, type Context, type Site } from '../context.ts'
import { after, afterMany, emit, relayEvents, within, type Reaction } from './outbox.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
  await sql`create table received (consumer text not null, goods_id int not null)`.execute(shop.admin)
})

const event = 'stock.band_changed'
type Payload = { goods_ids: number[] }
const record =
  (consumer: string) =>
  async ({ db }: Context, { goods_ids }: Payload) =>
    void (await sql`insert into received select ${consumer}, unnest(${goods_ids}::int[])`.execute(db))
const answering = (...reactions: Reaction[]): Site => ({ ...shop.site, reactions })
const publishTest = (site: Site, goods_id: number) =>
  createContext(site, { kind: 'system' }).transaction((context) => emit(context, event, { goods_ids: [goods_id] }))
const delivered = async () =>
  (await sql<{ consumer: string; goods_id: number }>`select * from received order by goods_id, consumer`.execute(shop.db)).rows
const waiting = async () => (await sql<{ count: number }>`select count(*)::int as count from outbox`.execute(shop.db)).rows[0]!.count
/** Relays until nothing waits: a transaction open in another database of this server may hold events up for a moment. */
const relayAll = (site: Site, left = 0) =>
  expect
    .poll(async () => {
      await relayEvents(site)
      return waiting()
    })
    .toBe(left)

describe('reactions', () => {
  test('a reaction within the transaction holds or fails with it', async () => {
    const failing = answering(
      within(event, 'first', record('first')),
      within(event, 'second', () => Promise.reject(new Error('no'))),
    )
    await expect(publishTest(failing, 1)).rejects.toThrow('no')
    expect(await delivered()).toEqual([])
    await publishTest(answering(within(event, 'first', record('first'))), 2)
    expect(await delivered()).toEqual([{ consumer: 'first', goods_id: 2 }])
    expect(await waiting()).toBe(0)
  })

  test('what is told after the transaction is told only when it commits, and once', async () => {
    const site = answering(after(event, 'later', record('later')))
    const rolledBack = createContext(site, { kind: 'system' }).transaction(async (context) => {
      await emit(context, event, { goods_ids: [1] })
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    await publishTest(site, 2)
    await relayAll(site)
    await relayAll(site)
    expect(await delivered()).toEqual([{ consumer: 'later', goods_id: 2 }])
  })

  test('under four relays at once, every consumer hears every event exactly once', async () => {
    const site = answering(after(event, 'a', record('a')), after(event, 'b', record('b')))
    const failed = vi.spyOn(site.log, 'error')
    const count = 60
    for (let n = 1; n <= count; n++) await publishTest(site, n)
    await Promise.all(Array.from({ length: 4 }, () => relayAll(site)))
    expect(await delivered()).toEqual(
      Array.from({ length: count }, (_, n) => ['a', 'b'].map((consumer) => ({ consumer, goods_id: n + 1 }))).flat(),
    )
    expect(failed).not.toHaveBeenCalled()
  })

  test('a consumer that fails is tried again; the other is not told twice, and later events are not held up', async () => {
    let isBroken = true
    const site = answering(
      after(event, 'broken', async (context, payload) => {
        await record('broken')(context, payload)
        if (isBroken && payload.goods_ids[0] === 1) throw new Error('not now')
      }),
      after(event, 'whole', record('whole')),
    )
    await publishTest(site, 1)
    await publishTest(site, 2)
    await relayAll(site, 1)
    await relayEvents(site)
    expect(await delivered()).toEqual([
      { consumer: 'whole', goods_id: 1 },
      { consumer: 'broken', goods_id: 2 },
      { consumer: 'whole', goods_id: 2 },
    ])
    isBroken = false
    await relayAll(site)
    expect((await delivered()).filter(({ goods_id }) => goods_id === 1)).toEqual([
      { consumer: 'broken', goods_id: 1 },
      { consumer: 'whole', goods_id: 1 },
    ])
  })

  test('a consumer of many hears what waits in one transaction, and only one that fails stays', async () => {
    let rounds = 0
    const site = answering(
      afterMany(event, 'many', async (context, events) => {
        rounds++
        for (const { payload } of events) await record('many')(context, payload)
        if (events.some(({ payload }) => payload.goods_ids[0] === 31)) throw new Error('not this one')
      }),
    )
    for (let n = 1; n <= 30; n++) await publishTest(site, n)
    await Promise.all(Array.from({ length: 4 }, () => relayAll(site)))
    expect(await delivered()).toEqual(Array.from({ length: 30 }, (_, n) => ({ consumer: 'many', goods_id: n + 1 })))
    expect(rounds).toBeLessThan(10)
    for (let n = 31; n <= 33; n++) await publishTest(site, n)
    await relayAll(site, 1)
    expect((await delivered()).slice(30).map(({ goods_id }) => goods_id)).toEqual([32, 33])
  })

  test('who hears of it later, alone or with others, is told when it happened', async () => {
    const now = '2031-05-02T15:59:59.500Z'
    const instants: string[] = []
    const site = answering(
      within(event, 'at_once', async (_, __, at) => void instants.push(at)),
      after(event, 'later', async (_, __, at) => void instants.push(at)),
      afterMany(event, 'many', async (_, events) => void instants.push(...events.map(({ at }) => at))),
    )
    const context = createContext(site, { kind: 'system' })
    for (let n = 1; n <= 2; n++) await context.transaction((inside) => emit({ ...inside, now }, event, { goods_ids: [n] }))
    await relayAll(site)
    expect(instants).toEqual(Array.from({ length: 6 }, () => now))
  })

  test('nothing is told that an open transaction could still come before', async () => {
    const site = answering(after(event, 'later', record('later')))
    const gate = Promise.withResolvers<void>()
    const emitted = Promise.withResolvers<void>()
    const slow = createContext(site, { kind: 'system' }).transaction(async (context) => {
      await emit(context, event, { goods_ids: [1] })
      emitted.resolve()
      await gate.promise
    })
    await emitted.promise
    await publishTest(site, 2)
    expect(await relayEvents(site)).toBe(0)
    gate.resolve()
    await slow
    await relayAll(site)
    const { rows } = await sql<{ goods_id: number }>`select goods_id from received order by ctid`.execute(shop.db)
    expect(rows.map(({ goods_id }) => goods_id)).toEqual([1, 2])
  })

  test('an event that nobody hears later leaves no row', async () => {
    await publishTest(answering(), 1)
    expect(await waiting()).toBe(0)
  })
})
