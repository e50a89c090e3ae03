import { languages } from '@longmall/contract/fields.ts'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { fillLists } from '../../../../tools/bench/lists/fill-lists.ts'
import { findLists, requestVariants, type List } from '../../../../tools/bench/lists/find-lists.ts'
import { sampleValues } from '../../../../tools/bench/lists/sample-values.ts'
import { workKinds } from '../../work-kinds.ts'
import { runNextWork } from '../run/run-next-work.ts'
import { choicesOf, definitionOf, unwrapped } from './definition.ts'
import { staffLists } from './find-list.ts'
import { fieldName, leavesOf, type Leaf } from './leaves.ts'
import { loadValueLabels, labelKeyOf } from './value-labels.ts'

const shop = await openTestShop()
const count = 200
await fillLists(shop.admin, count)
// The filled works run nowhere; and something virtual waits to be delivered.
await sql`update work set state = 'done', ended_at = clock_timestamp() where state in ('queued', 'running')`.execute(shop.db)
await sql`update shop_order set state = 'paid' where id in (select order_id from virtual_delivery where state = 'waiting')`.execute(shop.db)
const ann = await staffClient(shop, 'owner')

interface Wanted {
  filters?: Record<string, unknown>
  columns?: { name: string; title: string }[]
  format?: 'csv' | 'xlsx'
  language?: (typeof languages)[number]
}
const start = (list: string, { filters = {}, columns, format = 'csv', language = 'en-us' }: Wanted = {}, who = ann) =>
  who.call(
    'work/export_list',
    { list, filters: JSON.stringify(filters), columns: columns ?? [{ name: 'none', title: 'None' }], format },
    { language },
  )

async function fileOf(list: string, options: Wanted = {}): Promise<Buffer> {
  const { work_id } = await start(list, options)
  await runNextWork(shop.site, workKinds)
  expect(await ann.call('work/view', { work_id })).toMatchObject({ state: 'done', failure: null })
  const { address } = await ann.call('work/download', { work_id })
  return Buffer.from(await (await shop.app.request(address)).arrayBuffer())
}
const refusal = (request: Promise<unknown>) =>
  request.then(
    () => null,
    (error: Refused) => error,
  )

/** CSV as rows of cells; its heading first. */
function cellsOf(file: Buffer): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const text = file.toString().replace('\uFEFF', '')
  for (let n = 0; n < text.length; n++) {
    const letter = text[n]!
    if (letter === '"' && isQuoted && text[n + 1] === '"') [cell, n] = [cell + letter, n + 1]
    else if (letter === '"') isQuoted = !isQuoted
    else if (isQuoted || (letter !== ',' && letter !== '\r' && letter !== '\n')) cell += letter
    else if (letter !== '\n') {
      rows.at(-1)!.push(cell)
      cell = ''
      if (letter === '\r') rows.push([])
    }
  }
  return rows.slice(0, -1)
}

/** All rows of a list as the console gets them, page by page. */
async function rowsOf(list: string, fields: Record<string, unknown>): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for (let cursor: string | undefined; ;) {
    const page = (await ann.call(list as 'work/list', { ...fields, page_size: 50, ...(cursor && { cursor }) } as never)) as {
      list: never[]
      next: string | null
    }
    rows.push(...page.list)
    if (page.next === null) return rows
    cursor = page.next
  }
}

/** The first way to ask for a list that gives rows, and these. */
async function wayWithRows(list: List) {
  for (const fields of requestVariants(list, sampleValues(count))) {
    const rows = await rowsOf(list.operation.path, fields)
    if (rows.length > 0) return { fields, rows }
  }
  throw new Error(`${list.operation.path} has no rows: fill some`)
}

const allPaged = findLists()
describe('every list of the console’s as a file', () => {
  test.each(allPaged.map((list) => [list.operation.path, list] as const))(
    'CON-10 %s has the rows of the list, whole',
    async (path, list) => {
      const { fields, rows } = await wayWithRows(list)
      const [head, ...lines] = cellsOf(await fileOf(path, { filters: fields }))
      // The export itself is a work, and is logged.
      const own = path === 'work/list' || path === 'staff/list_audit' ? 1 : 0
      expect(lines).toHaveLength(rows.length + own)
      const leaves = leavesOf(path, staffLists.get(path)!.row)
      expect(head).toHaveLength(leaves.length)
      // Amounts digit by digit, ids and plain words as the list has them, one field after the other.
      const plain = leaves.flatMap((leaf, n) => (isPlain(leaf) ? [[n, leaf.path] as const] : []))
      const exported = lines.slice(own)
      for (const [n, row] of rows.entries())
        for (const [column, at] of plain) expect(exported[n]![column], `${at.join('.')} of row ${n}`).toBe(plainText(valueAt(row, at)))
    },
  )

  test.each(allPaged.map(({ operation }) => operation.path))(
    'CON-10 every field of %s has a heading, and its values words, in each language',
    async (path) => {
      const { row } = staffLists.get(path)!
      const all = everyLeaf(path, row)
      for (const language of languages) {
        const names = all.flatMap(({ path: at, isOfTexts }) => (isOfTexts ? at.slice(-1) : at))
        expect(names.filter((name) => fieldName(language, name) === name)).toEqual([])
        const labelOf = await loadValueLabels(language)
        const silent = all.flatMap((leaf) => {
          const labelKey = labelKeyOf(path, leaf.path)?.split('.')
          return labelKey ? (choicesOf(leaf.schema) ?? []).filter((value) => labelOf(labelKey[0]!, labelKey[1]! + value) === null) : []
        })
        expect(silent).toEqual([])
      }
    },
  )

  test.each([
    ['order/search', 'amount'],
    ['order/search', '-amount'],
    ['application/list', 'decided_at'],
  ] as const)('CON-10 the file of %s by %s stands in the order of the list', async (path, sort) => {
    const rows = await rowsOf(path, { sort })
    expect(rows).not.toEqual(await rowsOf(path, {}))
    const [head, ...lines] = cellsOf(await fileOf(path, { filters: { sort } }))
    const number = path === 'order/search' ? 'order_no' : 'application_no'
    const at = head!.indexOf(fieldName('en-us', number))
    expect(lines.map((line) => line[at])).toEqual(rows.map((row) => row[number]))
  })

  test('CON-10 a list of more rows than a page of the wire, as XLSX', async () => {
    const many = 1203
    await sql`insert into work (kind, title, permission, input, language, staff_id, state, ended_at)
      select 'goods.export', 'work.title_goods_export', 'goods.export', '{}', 'en-us', ${ann.staff_id}, 'done', clock_timestamp()
      from generate_series(1, ${many}::int)`.execute(shop.db)
    const sheet = strFromU8(
      unzipSync(await fileOf('work/list', { format: 'xlsx', filters: { kind: 'goods.export' } }))['xl/worksheets/sheet1.xml']!,
    )
    expect(sheet.match(/<row>/g)).toHaveLength(1 + many)
  })
})

describe('what stands in the file', () => {
  test('CON-10 PRM-13 a discount reads as the language calls it, and nothing stands where the full price is paid', async () => {
    const [head, ...levels] = cellsOf(await fileOf('member/list_levels', {}))
    const discounts = levels.map((level) => level[head!.indexOf('Discount')])
    expect(discounts).toEqual(expect.arrayContaining(['', '2% off']))
  })

  test('CON-10 WAL-08 of an operator the name, and not the number beside it', async () => {
    const [head, first] = cellsOf(await fileOf('wallet/adjustments', {}))
    expect(head).toContain('Requested by (name)')
    expect(head).toHaveLength(new Set(head).size)
    expect(first![head!.indexOf('Requested by (name)')]).toMatch(/^Operator /)
  })

  test('CON-10 the columns of the list first, with its titles; currency and zone in the heading; values in words', async () => {
    const columns = [
      { name: 'state', title: '状态啊' },
      { name: 'withdrawal_no', title: '单号' },
    ]
    const [head, first] = cellsOf(await fileOf('withdrawal/list_withdrawals', { columns, language: 'zh-cn' }))
    expect(head!.slice(0, 2)).toEqual(['状态啊', '单号'])
    expect(head).toContain('金额 (USD)')
    expect(head).toContain('创建时间 (Asia/Shanghai)')
    expect(head).toContain('账号: 号码')
    const { finance } = (await import('../../../../translations/zh-cn/console/finance.ts')) as { finance: Record<string, string> }
    expect(Object.values(finance)).toContain(first![0])
    expect(first![head!.indexOf('金额 (USD)')]).toBe('100.00')
  })

  test('CON-10 what reaches a person is masked, also where a screen shows it whole', async () => {
    const file = cellsOf(await fileOf('messaging/list_messages'))
    const [head, ...lines] = file
    const recipients = lines.map((line) => line[head!.indexOf('Recipient')]!)
    expect(recipients.length).toBeGreaterThan(0)
    expect(recipients.filter((one) => !one.includes('*'))).toEqual([])
    const { rows } = await sql<{ recipient: string }>`select recipient from message limit 1`.execute(shop.db)
    expect(file.flat()).not.toContain(rows[0]!.recipient)
  })

  test('CON-10 a text of the list never becomes a formula', async () => {
    await sql`update application set name = '=HYPERLINK("http://x")' where id = 1`.execute(shop.db)
    expect(cellsOf(await fileOf('application/list')).flat()).toContain(`'=HYPERLINK("http://x")`)
  })
})

describe('who may', () => {
  test('CON-10 a list that the role does not show is not exported, nor one with an export of its own without its right', async () => {
    await shop.db
      .insertInto('staff_role')
      .values({ name: 'lists', permissions: ['list.export', 'order.view', 'store.view'] })
      .execute()
    const bob = await staffClient(shop, 'lists')
    expect((await refusal(start('withdrawal/list_withdrawals', {}, bob)))?.reason).toBe('call.forbidden')
    expect((await refusal(start('order/search', {}, bob)))?.reason).toBe('call.forbidden')
    expect(await refusal(start('store/list', {}, bob))).toBeNull()
    const support = await staffClient(shop, 'support')
    expect((await refusal(start('store/list', {}, support)))?.reason).toBe('call.forbidden')
    await runNextWork(shop.site, workKinds)
  })

  test('CON-10 rights are checked again when it runs, and the file is nobody else’s', async () => {
    await shop.db
      .insertInto('staff_role')
      .values({ name: 'leaving', permissions: ['list.export', 'store.view'] })
      .execute()
    const carl = await staffClient(shop, 'leaving')
    const { work_id } = await start('store/list', {}, carl)
    const other = await staffClient(shop, 'leaving')
    expect((await refusal(other.call('work/view', { work_id })))?.reason).toBe('work.not_found')
    await sql`update staff_role set permissions = '{list.export}' where name = 'leaving'`.execute(shop.db)
    await runNextWork(shop.site, workKinds)
    expect(await carl.call('work/view', { work_id })).toMatchObject({ state: 'failed', file: null })
  })

  test('CON-10 wrong filters are refused by name, an unknown list too', async () => {
    expect((await refusal(start('store/list', { filters: { is_open: 'maybe' } })))?.data.fields).toHaveProperty(['filters.is_open'])
    expect((await refusal(start('store/list', { filters: { cursor: 'x' } })))?.data.fields).toHaveProperty(['filters.cursor'])
    expect((await refusal(start('store/save')))?.reason).toBe('work.list_unknown')
    expect((await refusal(start('wallet/entries')))?.reason).toBe('work.list_unknown')
  })

  test('CON-10 IDN-12 an export is logged with its list and filters', async () => {
    await fileOf('store/list', { filters: { is_open: true } })
    const { list } = await ann.call('staff/list_audit', { action: 'work/export_list' })
    expect(JSON.parse(list[0]!.after!)).toMatchObject({ kind: 'list.export', input: { list: 'store/list', filters: { is_open: true } } })
  })
})

const valueAt = (row: unknown, path: readonly string[]) =>
  path.reduce((value, name) => (value as Record<string, unknown> | null)?.[name] ?? null, row)
const plainText = (value: unknown) => (value === null ? '' : String(value))
function isPlain({ path, schema, isOfTexts }: Leaf): boolean {
  const { type, format, element } = definitionOf(schema)
  const isDiscount = /^(discount_permille|permille_off)$/.test(path.at(-1)!)
  const isMasked = /^(mobile|telephone|contact_mobile|email|recipient)$/.test(path.at(-1)!)
  return (
    !isOfTexts &&
    !element &&
    !isMasked &&
    !isDiscount &&
    format !== 'datetime' &&
    !choicesOf(schema) &&
    (type === 'string' || type === 'number')
  )
}
function everyLeaf(list: string, row: z.ZodMiniType, path: string[] = []): Leaf[] {
  return leavesOf(list, row, path).flatMap((leaf) => {
    const { element } = definitionOf(leaf.schema)
    return [leaf, ...(element ? everyLeaf(list, unwrapped(element), leaf.path) : [])]
  })
}
