import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { makeCategory, makeGoods } from '../../../test/fixtures.ts'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { runNextWork } from '../../work/run/run-next-work.ts'
import { workKinds } from '../../work-kinds.ts'
import { changedPrice, changedTags } from './rules.ts'
import type { GoodsChange } from '@longmall/contract/catalogue-tree-staff.ts'

describe('CON-02 a price after a change', () => {
  test.each([
    ['up 10 %', 1000n, { kind: 'price_percent', direction: 'up', basis_points: 1000 }, 1100n],
    ['down 12.5 %, half a cent up', 500n, { kind: 'price_percent', direction: 'down', basis_points: 1250 }, 437n],
    ['up 0.01 %, less than half a cent', 4900n, { kind: 'price_percent', direction: 'up', basis_points: 1 }, 4900n],
    ['up by an amount', 1000n, { kind: 'price_amount', direction: 'up', amount: '2.5' }, 1250n],
    ['down by more than there is', 100n, { kind: 'price_amount', direction: 'down', amount: '2.00' }, -100n],
  ] as const)('%s', (_, price, change, after) => {
    expect(changedPrice(price, change)).toBe(after)
  })

  test('a percentage is never more than half a cent off', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 999_999_999n), fc.integer({ min: 1, max: 100_000 }), (price, basis_points) => {
        const moved = changedPrice(price, { kind: 'price_percent', direction: 'up', basis_points }) - price
        const off = moved * 10_000n - price * BigInt(basis_points)
        expect(off >= -5_000n && off <= 5_000n).toBe(true)
      }),
    )
  })

  test('tags stand once, in their order', () => {
    expect(changedTags(['a', 'b'], { kind: 'add_tags', tags: ['b', 'c'] })).toEqual(['a', 'b', 'c'])
    expect(changedTags(['a', 'b'], { kind: 'remove_tags', tags: ['a', 'x'] })).toEqual(['b'])
  })
})

const shop = await openTestShop()
const ann = await staffClient(shop, 'operator')

async function run(change: GoodsChange, chosen: object = {}, dry_run = false) {
  const { work_id } = await ann.call('catalogue/bulk_edit', { ...chosen, change, dry_run })
  await runNextWork(shop.site, workKinds)
  const { list } = await ann.call('work/lines', { work_id })
  return {
    work: await ann.call('work/view', { work_id }),
    lines: list.map(({ subject, text }) => (subject ? `${subject}: ${text}` : text)),
    audited: (await shop.db.selectFrom('audit').select('action').where('subject', '=', `work ${work_id}`).execute()).length,
  }
}
const pricesOf = async (goods_id: number) =>
  (await shop.db.selectFrom('sku').select('price').where('goods_id', '=', goods_id).orderBy('id').execute()).map((row) => row.price)

test('CON-02 IDN-12 a dry run counts and names the worst, and writes nothing, to the audit log neither; the run does it, and the shop shows it', async () => {
  const category_id = await makeCategory(shop, { 'en-us': 'Dear things' })
  const cheap = await makeGoods(shop, { category_id, price: 1 })
  const dear = await makeGoods(shop, { category_id, price: [1000, 5000], attributes: { Size: ['S', 'L'] } })
  const change = { kind: 'price_percent', direction: 'down', basis_points: 5000 } as const
  const dry = await run(change, { category_id }, true)
  expect(dry.work).toMatchObject({ state: 'done', done: 2, total: 2 })
  expect(dry.audited).toBe(0)
  // Half of one cent rounds up to a cent: taken off, nothing would be left.
  expect(dry.lines).toEqual([
    expect.stringMatching(/: 0\.01 → 0\.00: prices cannot be below 0\.01$/),
    expect.stringMatching(/: Price 50\.00 → 25\.00$/),
    'Products: 1 would change, 0 stay unchanged, 1 would be left out; nothing was written',
  ])
  expect(await pricesOf(dear.goods_id)).toEqual([1000n, 5000n])
  expect((await run(change, { category_id })).audited).toBe(1)
  expect(await pricesOf(dear.goods_id)).toEqual([500n, 2500n])
  expect(await pricesOf(cheap.goods_id)).toEqual([1n])
  await shop.refresh()
  const { list } = await shop.visitor().call('catalogue/list', { category_id })
  expect(list.find((one) => one.goods_id === dear.goods_id)).toMatchObject({ price: '5.00' })
})

test('CON-02 a promotion that would sell dearer than the shop keeps its goods out', async () => {
  const { goods_id, sku_id } = await makeGoods(shop, { price: 1000 })
  await makePromotion(shop, { kind: 'discount', items: [{ sku_id, goods_id, price: 900 }] })
  const { lines } = await run({ kind: 'price_amount', direction: 'down', amount: '5.00' }, { goods_ids: [goods_id] })
  expect(lines.at(-1)).toBe('Products: 0 changed, 0 unchanged, 1 left out')
  expect(await pricesOf(goods_id)).toEqual([1000n])
})

test('CON-02 shelf, category, brand, freight and tags of many', async () => {
  const category_id = await makeCategory(shop, { 'en-us': 'Target' })
  const brand = await ann.call('catalogue/save_brand', { texts: [{ language: 'en-us', name: 'House', story: '' }], is_shown: true })
  const template = await ann.call('catalogue/save_freight', { name: 'Free', kind: 'free' })
  const { goods_id } = await makeGoods(shop)
  const chosen = { goods_ids: [goods_id] }
  await run({ kind: 'category', category_id }, chosen)
  await run({ kind: 'brand', brand_id: brand.brand_id }, chosen)
  await run({ kind: 'freight', freight_template_id: template.freight_template_id }, chosen)
  await run({ kind: 'add_tags', tags: ['summer'] }, chosen)
  await run({ kind: 'listing', is_listed: false }, chosen)
  const { rows } = await sql`
    select g.category_path, g.brand_id, g.freight_template_id, g.is_listed, g.version, t.tags from goods g join goods_text t on t.goods_id = g.id
    where g.id = ${goods_id} and t.language = 'en-us'`.execute(shop.db)
  expect(rows).toMatchObject([
    {
      category_path: [category_id],
      brand_id: brand.brand_id,
      freight_template_id: template.freight_template_id,
      is_listed: false,
      version: 6,
    },
  ])
  expect((rows[0] as { tags: string[] }).tags).toContain('summer')
  expect((await run({ kind: 'listing', is_listed: false }, chosen)).lines).toEqual(['Products: 0 changed, 1 unchanged, 0 left out'])
})

test('CON-02 a change broken off in the midst goes on where it stood: no price moves twice', async () => {
  const category_id = await makeCategory(shop, { 'en-us': 'Many' })
  const made = []
  for (let n = 0; n < 150; n++) made.push(await makeGoods(shop, { category_id, price: 1000 }))
  await sql`create function refuse_last() returns trigger language plpgsql as $$ begin
    if new.goods_id = ${sql.raw(String(made.at(-1)!.goods_id))} and new.price <> old.price then raise exception 'trapped'; end if; return new; end $$`.execute(
    shop.admin,
  )
  await sql`create trigger trap before update on sku for each row execute function refuse_last()`.execute(shop.admin)
  const { work } = await run({ kind: 'price_amount', direction: 'up', amount: '1.00' }, { category_id })
  expect(work).toMatchObject({ state: 'failed', done: 100 })
  await sql`drop trigger trap on sku`.execute(shop.admin)
  await ann.call('work/retry', { work_id: work.work_id })
  await runNextWork(shop.site, workKinds)
  expect(await ann.call('work/view', { work_id: work.work_id })).toMatchObject({ state: 'done', done: 150 })
  for (const { goods_id } of [made[0]!, made[99]!, made[100]!, made[149]!]) expect(await pricesOf(goods_id)).toEqual([1100n])
})

test('CON-02 a target that is not there is refused before anything starts', async () => {
  const refused = await ann
    .call('catalogue/bulk_edit', { change: { kind: 'category', category_id: 999_999 }, dry_run: false })
    .catch((error: Refused) => error)
  expect((refused as Refused).reason).toBe('catalogue.category_not_found')
})
