import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { plus } from '../../kernel/time/clock.ts'
import { createContext } from '../../kernel/context.ts'
import { publishScheduled } from './schedule-page.ts'

const shop = await openTestShop()
const owner = await staffClient(shop)
const visitor = shop.visitor()

const grid = (
  text: string,
  more: { visible_from?: string; visible_until?: string; is_hidden?: boolean; addon?: 'live' } = {},
): DraftBlock => ({
  is_hidden: false,
  addon: null,
  visible_from: null,
  visible_until: null,
  ...more,
  kind: 'goods_grid',
  key: `k${text.length}`,
  title: { 'en-us': text, 'zh-cn': `${text}中` },
})
const refusalOf = (call: Promise<unknown>): Promise<Refused> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )
let count = 0
/** A page with a draft of these blocks, at its version. */
async function drafted(blocks: DraftBlock[]): Promise<{ page: string; version: number }> {
  const page = `landing-${++count}`
  await shop.db.insertInto('composed_page').values({ name: page, kind: 'landing', label: page }).execute()
  const { version } = await owner.call('content/save_page', { page, version: 1, blocks })
  return { page, version }
}
async function seen(page: string): Promise<(string | null)[]> {
  await shop.refresh()
  const { blocks } = await visitor.call('content/page', { page })
  return blocks.map((block) => ('title' in block ? block.title : block.kind))
}
const inHours = (hours: number) => plus(shop.site.shared.now(), { hours })
/** The store as it is at an instant, for a verb that is given its own. */
const at = <T>(now: string, work: (context: ReturnType<typeof shop.systemContext>) => Promise<T>) =>
  shop.systemContext().transaction(({ db }) => work(createContext(shop.site, { kind: 'system' }, { db, now })))

describe('a planned publication', () => {
  test.each([
    [-1, []],
    [0, ['Planned']],
    [1, ['Planned']],
  ])('CAT-01 %i s from its instant shoppers see %j', async (seconds, expected) => {
    const one = await drafted([grid('Planned')])
    const due_at = inHours(1)
    await owner.call('content/schedule_page', { ...one, due_at })
    await at(plus(due_at, { seconds }), (context) => publishScheduled(context, one.page))
    expect(await seen(one.page)).toEqual(expected)
  })

  test('CAT-01 it publishes what was there when it was planned; a draft that was changed since stays', async () => {
    const [still, edited] = [await drafted([grid('Planned')]), await drafted([grid('Planned')])]
    const due_at = inHours(1)
    for (const one of [still, edited]) await owner.call('content/schedule_page', { ...one, due_at, note: 'On Friday' })
    expect(await owner.call('content/view_page', { page: still.page })).toMatchObject({
      due_at,
      schedule: { due_at, staff_name: 'Ann', note: 'On Friday' },
    })
    await owner.call('content/save_page', { ...edited, blocks: [grid('Changed')] })
    await shop.advance({ hours: 1, seconds: 1 })
    expect([await seen(still.page), await seen(edited.page)]).toEqual([['Planned'], ['Planned']])
    const [one, other] = await Promise.all([still, edited].map(({ page }) => owner.call('content/view_page', { page })))
    expect(one).toMatchObject({ has_draft: false, schedule: null, published: 1, published_at: due_at })
    expect(other).toMatchObject({ has_draft: true, schedule: null, blocks: [grid('Changed')] })
  })

  test('CAT-01 one that is moved happens once, at the later instant; one that is called off never', async () => {
    const [moved, off] = [await drafted([grid('Moved')]), await drafted([grid('Off')])]
    for (const one of [moved, off]) await owner.call('content/schedule_page', { ...one, due_at: inHours(1) })
    await owner.call('content/schedule_page', { ...moved, due_at: inHours(2) })
    await owner.call('content/cancel_schedule', { page: off.page })
    expect((await refusalOf(owner.call('content/cancel_schedule', { page: off.page }))).reason).toBe('content.page_not_scheduled')
    await shop.advance({ hours: 1, seconds: 30 })
    expect(await seen(moved.page)).toEqual([])
    await shop.advance({ hours: 1 })
    expect([await seen(moved.page), await seen(off.page)]).toEqual([['Moved'], []])
    expect((await owner.call('content/page_history', { page: moved.page })).list).toHaveLength(2)
  })

  test('CAT-01 only an instant to come, and only blocks that are ready', async () => {
    const one = await drafted([grid('Late')])
    const late = await refusalOf(owner.call('content/schedule_page', { ...one, due_at: inHours(-1) }))
    expect(Object.keys(late.data.fields!)).toEqual(['due_at'])
    const half = await drafted([{ ...grid('x'), kind: 'goods_row', href: null, goods_ids: [] } as DraftBlock])
    expect((await refusalOf(owner.call('content/schedule_page', { ...half, due_at: inHours(1) }))).reason).toBe('content.page_incomplete')
  })
})

test('CAT-01 a block is seen from its first instant until its last, and cached pages are dropped at both', async () => {
  const one = await drafted([grid('Always'), grid('For an hour', { visible_from: inHours(1), visible_until: inHours(2) })])
  await owner.call('content/publish_page', one)
  expect(await seen(one.page)).toEqual(['Always'])
  const before = shop.site.shared.catalogueVersion
  await shop.advance({ hours: 1, seconds: 1 })
  await shop.refresh()
  expect(shop.site.shared.catalogueVersion).toBeGreaterThan(before)
  expect(await seen(one.page)).toEqual(['Always', 'For an hour'])
  await shop.advance({ hours: 1 })
  expect(await seen(one.page)).toEqual(['Always'])
})

describe('previews', () => {
  const look = (ticket: string, language: 'en-us' | 'zh-cn' = 'en-us') => visitor.call('content/preview', { ticket }, { language })
  const titles = async (ticket: string, language: 'en-us' | 'zh-cn' = 'en-us') =>
    (await look(ticket, language)).blocks.map((block) => ['title' in block && block.title, block.block_id])

  test('CAT-01 a ticket shows the draft as it is at each look, in any language, as shoppers would see it', async () => {
    const { goods_id } = await makeGoods(shop)
    const row: DraftBlock = { ...grid('The row'), kind: 'goods_row', href: null, goods_ids: [goods_id] } as DraftBlock
    const one = await drafted([
      grid('Hidden', { is_hidden: true }),
      grid('Soon', { visible_from: inHours(9) }),
      grid('Live', { addon: 'live' }),
      row,
    ])
    const { ticket } = await owner.call('content/preview_ticket', { page: one.page })
    expect(await titles(ticket)).toEqual([
      ['Soon', 2],
      ['The row', 4],
    ])
    expect((await look(ticket)).blocks[1]).toMatchObject({ goods: [{ goods_id }] })
    await owner.call('content/save_page', { ...one, blocks: [grid('Changed')] })
    expect([await titles(ticket), await titles(ticket, 'zh-cn')]).toEqual([[['Changed', 1]], [['Changed中', 1]]])
    expect(await seen(one.page)).toEqual([])
  })

  test('CAT-01 a ticket of a publication shows that one, whatever comes after it', async () => {
    const one = await drafted([grid('First')])
    await owner.call('content/publish_page', one)
    const { ticket } = await owner.call('content/preview_ticket', { page: one.page, published: 1 })
    const { version } = await owner.call('content/view_page', { page: one.page })
    await owner.call('content/save_page', { page: one.page, version, blocks: [grid('Second')] })
    expect(await titles(ticket)).toEqual([['First', 1]])
    const none = await refusalOf(owner.call('content/preview_ticket', { page: one.page, published: 7 }))
    expect(none.reason).toBe('content.page_version_missing')
  })

  test('CAT-01 a ticket ends after 30 minutes, opens nothing else, and is stored as a hash alone', async () => {
    const one = await drafted([grid('Secret')])
    const { ticket, expires_at } = await owner.call('content/preview_ticket', { page: one.page })
    expect((await refusalOf(shop.client(ticket).call('content/view_page', { page: one.page }))).status).toBe(401)
    expect((await refusalOf(look('x'.repeat(43)))).reason).toBe('content.preview_expired')
    const stored = await shop.db.selectFrom('page_ticket').selectAll().execute()
    expect(JSON.stringify(stored, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(ticket)
    await shop.advance({ minutes: 29 })
    expect(await titles(ticket)).toEqual([['Secret', 1]])
    await shop.advance({ minutes: 1, seconds: 1 })
    expect(expires_at <= shop.site.shared.now()).toBe(true)
    expect((await refusalOf(look(ticket))).reason).toBe('content.preview_expired')
  })
})
