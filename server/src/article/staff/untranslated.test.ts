import type { TranslatableArea } from '@longmall/contract/article-shapes.ts'
import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { article } from '@longmall/contract/article.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { staffClient } from '../../../test/staff-client.ts'

const shop = await openTestShop()
const editor = await staffClient(shop)
const { db } = shop
type Area = z.output<typeof TranslatableArea>
const window = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' }
const over = sql`'2021-01-01'::timestamptz`

const lacking = (area: Area, more: Partial<InputOf<typeof article.translations>> = {}) =>
  editor.call('article/translations', { area, missing_language: 'zh-cn', page_size: 50, ...more })

/** Writes a row of a table by its columns; answers its id. */
async function add(table: string, row: Record<string, unknown>): Promise<number> {
  const names = Object.keys(row)
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) values (${sql.join(Object.values(row))}) returning id`.execute(
    db,
  )
  return rows[0]!.id
}

const made = { created_at: '2020-01-01T00:00:00Z' }
const period = { starts_at: window.starts_at, ends_at: window.ends_at, ...made }
interface Made {
  texts: string
  of: string
  title?: string
  make: () => Promise<number>
  /** What takes it out of sight; its end, by default. */
  hidden?: Record<string, unknown>
  /** What else its texts need. */
  more?: Record<string, string>
}
const areas: Partial<Record<Area, Made>> = {
  advert: {
    texts: 'advert_text',
    of: 'advert_id',
    title: 'title',
    make: () => add('advert', { code: 'start_up', is_on: true, ...window }),
  },
  reduction: { texts: 'reduction_text', of: 'reduction_id', make: () => add('reduction', { by: 'amount', steps: '[]', ...window }) },
  coupon: {
    texts: 'coupon_text',
    of: 'coupon_id',
    make: () => add('coupon', { kind: 'money', amount: 100, claim_method: 'claim', valid_days: 7, ...period }),
  },
  points_item: {
    texts: 'points_item_text',
    of: 'item_id',
    make: () => add('points_item', { kind: 'red_packet', amount: 100, longcoin: 10, ...period }),
  },
  game: { texts: 'game_text', of: 'game_id', make: () => add('game', { kind: 'wheel', ...period }) },
  reward_rule: {
    texts: 'reward_rule_text',
    of: 'rule_id',
    make: () => add('reward_rule', { occasion: 'register', longcoin: 5, ...period }),
  },
  reward_task: {
    texts: 'reward_task_text',
    of: 'task_id',
    make: () => add('reward_task', { kind: 'profile', period: 'once', goal: 1, longcoin: 5, ...made }),
    hidden: { is_on: false },
  },
  store: {
    texts: 'store_text',
    of: 'store_id',
    make: () => add('store', made),
    hidden: { is_open: false },
    more: { address: '1 Long Street' },
  },
}
const insert = (table: string, row: Record<string, unknown>) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(row))})`.execute(
    db,
  )

test.each(Object.entries(areas) as [Area, Made][])(
  'CON-04 a thing of the area %s is named in a language that it has until it is written in the one that it lacks',
  async (area, { texts, of, title = 'name', make, hidden = { ends_at: over }, more }) => {
    const id = await make()
    const write = (language: string, text: string) => insert(texts, { [of]: id, language, [title]: text, ...more })
    const others = (await lacking(area)).list.length
    await write('en-us', 'Autumn')
    const { list } = await lacking(area)
    expect([list.length, list.find(({ subject_id }) => subject_id === id)]).toEqual([others, expect.objectContaining({ title: 'Autumn' })])
    expect((await lacking(area, { missing_language: 'en-us' })).list.map(({ subject_id }) => subject_id)).not.toContain(id)
    expect((await lacking(area, { only_shown: true })).list.map(({ subject_id }) => subject_id)).toContain(id)
    const [[name, value]] = Object.entries(hidden) as [[string, unknown]]
    await sql`update ${sql.table(area)} set ${sql.ref(name)} = ${value} where id = ${id}`.execute(db)
    expect((await lacking(area, { only_shown: true })).list.map(({ subject_id }) => subject_id)).not.toContain(id)
    await write('zh-cn', '秋')
    expect((await lacking(area)).list.map(({ subject_id }) => subject_id)).not.toContain(id)
  },
)

test('CON-04 a game lacks a language as long as one of its prizes does', async () => {
  const id = await areas.game!.make()
  for (const language of ['en-us', 'zh-cn']) await insert('game_text', { game_id: id, language, name: 'Wheel' })
  const prize_id = await add('game_prize', { game_id: id, kind: 'nothing', weight: 1, position: 0 })
  const find = async () => (await lacking('game')).list.find(({ subject_id }) => subject_id === id)
  expect(await find()).toMatchObject({ title: 'Wheel', kind: 'wheel' })
  await insert('game_prize_text', { prize_id, language: 'zh-cn', name: '谢谢参与' })
  expect(await find()).toBeUndefined()
})

test('CON-04 a page of blocks lacks the languages of its words, as it is edited and as it is shown', async () => {
  const page = 'landing-text'
  await db.insertInto('composed_page').values({ name: page, kind: 'landing', label: 'Autumn' }).execute()
  const block = (title: Record<string, string>, more = {}) =>
    ({ kind: 'goods_grid', key: 'a', is_hidden: false, addon: null, visible_from: null, visible_until: null, title, ...more }) as DraftBlock
  const save = async (blocks: DraftBlock[]) => {
    const { version } = await editor.call('content/view_page', { page })
    await editor.call('content/save_page', { page, version, blocks })
  }
  const find = async (only_shown = false) => (await lacking('page', { only_shown })).list.find((row) => row.page === page)
  expect(await find()).toBeUndefined()
  await save([block({ 'en-us': 'For you' })])
  expect(await find()).toMatchObject({ title: 'Autumn', kind: 'landing', page })
  expect(await find(true)).toBeUndefined()
  const { version } = await editor.call('content/view_page', { page })
  await editor.call('content/publish_page', { page, version })
  expect(await find(true)).toMatchObject({ page })
  await save([block({ 'en-us': 'For you' }, { is_hidden: true }), block({ 'en-us': 'More', 'zh-cn': '更多' }, { key: 'b' })])
  expect([await find(), await find(true)]).toMatchObject([undefined, { page }])
})

test('CON-04 the list goes on page by page, and names a promotion of its kind', async () => {
  for (let n = 0; n < 3; n++) {
    const { sku_id, goods_id } = await makeGoods(shop)
    await makePromotion(shop, { kind: 'discount', name: `Week ${n}`, items: [{ sku_id, goods_id, price: 800 }] })
  }
  const found: string[] = []
  let cursor: string | undefined
  do {
    const { list, next } = await lacking('promotion', { page_size: 1, ...(cursor === undefined ? {} : { cursor }) })
    found.push(...list.map(({ title, kind }) => `${kind} ${title}`))
    cursor = next ?? undefined
  } while (cursor !== undefined)
  expect(found).toEqual([0, 1, 2].map((n) => `discount Week ${n}`))
})
