import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fillLists } from '../../tools/bench/lists/fill-lists.ts'
import { findLists, type Fields, type List } from '../../tools/bench/lists/find-lists.ts'
import { sampleValues } from '../../tools/bench/lists/sample-values.ts'
import { openTestShop, type Refused } from './harness.ts'
import { staffClient } from './staff-client.ts'

const shop = await openTestShop()
const count = 30
await fillLists(shop.admin, count)
// Orders that wait to be shipped, which are rare; goods made in the order of their ids.
await sql`update shop_order set state = 'paid' where id <= 12`.execute(shop.admin)
await sql`update goods set created_at = store_now() - make_interval(days => 1000 - id)`.execute(shop.admin)
const ann = await staffClient(shop, 'owner')
const samples = sampleValues(count)

type Row = Record<string, unknown>
type SendQuery = (path: string, fields: Fields) => Promise<{ list: Row[]; next: string | null }>
const query = ann.call as unknown as SendQuery

async function pagesOf(path: string, fields: Fields, page_size: number): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await query(path, { ...fields, page_size, ...(cursor && { cursor }) })
    expect(page.list.length).toBeLessThanOrEqual(page_size)
    rows.push(...page.list)
    cursor = page.next
  }
  return rows
}

/** What a list must be told, and every name that it is sorted by. */
function requiredFields({ operation: { path }, fields }: List): { needed: Fields; sorts: string[] } {
  const needed = fields.filter(({ isRequired }) => isRequired).map(({ name, values }) => [name, (values ?? samples(path, name))[0]])
  const sorts = (fields.find(({ name }) => name === 'sort')?.values ?? []) as string[]
  return { needed: { ...Object.fromEntries(needed), ...(path === 'work/list' && { owner: 'all' }) }, sorts }
}

const lists = findLists().flatMap((list) => {
  const { needed, sorts } = requiredFields(list)
  return sorts.length ? [{ path: list.operation.path, needed, sorts }] : []
})
const keyOf = (row: Row) => JSON.stringify(row)
const compared = (value: unknown) => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value)

// Some pages of every list, and a last one that is short.
const few = 4

describe.each(lists)('$path', ({ path, needed, sorts }) => {
  let usual: Promise<Row[]> | undefined

  test.each(sorts)('CON-10 sorted by %s, small pages are the whole list, each row once', async (sort) => {
    const whole = await pagesOf(path, { ...needed, sort }, 50)
    expect(whole.length, 'rows to sort').toBeGreaterThan(few)
    expect(await pagesOf(path, { ...needed, sort }, few)).toEqual(whole)
    const rows = await (usual ??= pagesOf(path, needed, 50))
    expect(whole.map(keyOf).toSorted()).toEqual(rows.map(keyOf).toSorted())
    const name = sort.replace(/^-/, '')
    const values = whole.map((row) => compared(row[name])).filter((value) => value !== null && value !== undefined)
    const way = sort.startsWith('-') ? -1 : 1
    if (name in whole[0]! && (typeof values[0] === 'number' || /_at$|^at$|until$/.test(name)))
      expect(values).toEqual(values.toSorted((a, b) => (a! < b! ? -way : a! > b! ? way : 0)))
  })

  test('CON-10 both directions of a sort are each other’s reverse, and rows without the value stand last in both', async () => {
    for (const sort of sorts.filter((one) => !one.startsWith('-'))) {
      const [up, down] = await Promise.all([sort, `-${sort}`].map((one) => pagesOf(path, { ...needed, sort: one }, 50)))
      const isNone = (row: Row) => sort in row && row[sort] === null
      const has = (rows: Row[]) => rows.filter((row) => !isNone(row)).map(keyOf)
      expect(has(down!), sort).toEqual(has(up!).toReversed())
      for (const rows of [up!, down!])
        expect(
          rows.findLastIndex((row) => !isNone(row)),
          sort,
        ).toBe(has(rows).length - 1)
    }
  })

  test('CON-10 a cursor of another sort is refused by its name', async () => {
    const [one] = sorts
    const other = `-${one}`
    const { next } = await query(path, { ...needed, sort: one, page_size: 1 })
    expect(next).not.toBeNull()
    const refused = (await query(path, { ...needed, sort: other, cursor: next }).catch((error: Refused) => error)) as Refused
    expect(refused.data).toMatchObject({ reason: 'call.wrong_fields', fields: { cursor: expect.any(String) } })
  })
})
