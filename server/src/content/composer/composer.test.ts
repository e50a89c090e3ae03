import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { staffClient } from '../../../test/staff-client.ts'

const shop = await openTestShop()
const owner = await staffClient(shop)
const visitor = shop.visitor()

const base = { is_hidden: false, addon: null, visible_from: null, visible_until: null }
const grid = (text: string, key = 'a', more: Partial<typeof base> & { visible_from?: string; visible_until?: string } = {}) =>
  ({ ...base, ...more, kind: 'goods_grid', key, title: { 'en-us': text, 'zh-cn': `${text}中` } }) as DraftBlock
const refusalOf = (call: Promise<unknown>): Promise<Refused> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )

let count = 0
/** A page of its own, published with one block of these texts when given. */
async function newPage(title?: string): Promise<string> {
  const name = `landing-${++count}`
  await shop.db.insertInto('composed_page').values({ name, kind: 'landing', label: name }).execute()
  if (title !== undefined) {
    await save(name, [grid(title)])
    await publish(name)
  }
  return name
}
const view = (page: string) => owner.call('content/view_page', { page })
const save = async (page: string, blocks: DraftBlock[], client = owner) =>
  client.call('content/save_page', { page, version: (await view(page)).version, blocks })
const publish = async (page: string, note?: string) =>
  owner.call('content/publish_page', { page, version: (await view(page)).version, ...(note === undefined ? {} : { note }) })
/** Titles of the blocks that shoppers see as soon as the operator has the answer. */
async function seen(page: string, language: 'en-us' | 'zh-cn' = 'en-us'): Promise<(string | null)[]> {
  const { blocks } = await visitor.call('content/page', { page }, { language })
  return blocks.map((block) => ('title' in block ? block.title : block.kind))
}

describe('drafts', () => {
  test('CAT-01 a draft is seen by operators alone until it is published, with who wrote it', async () => {
    const page = await newPage('Old')
    const saved = await save(page, [grid('New'), grid('More', 'b')])
    expect(await seen(page)).toEqual(['Old'])
    expect(await view(page)).toMatchObject({ version: saved.version, published: 1, has_draft: true, draft_by: 'Ann', problems: [] })
    await publish(page, 'For autumn')
    expect([await seen(page), await seen(page, 'zh-cn')]).toEqual([
      ['New', 'More'],
      ['New中', 'More中'],
    ])
    expect(await view(page)).toMatchObject({ published: 2, has_draft: false, draft_by: null, blocks: [grid('New'), grid('More', 'b')] })
  })

  test('CAT-01 the home page as it came is what is edited first, and is kept so that the first publication can be undone', async () => {
    const { id } = await shop.db
      .insertInto('page_block')
      .values({ page: 'home', position: 0, kind: 'goods_grid', content: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto('page_block_text')
      .values({ block_id: id, language: 'en-us', texts: JSON.stringify({ title: 'As it came' }) })
      .execute()
    const home = await view('home')
    expect(home).toMatchObject({ published: 0, has_draft: false, blocks: [{ kind: 'goods_grid', title: { 'en-us': 'As it came' } }] })
    await save('home', [grid('Mine')])
    await publish('home')
    expect((await visitor.call('content/home', {})).blocks).toMatchObject([{ title: 'Mine' }])
    const { version } = await view('home')
    await owner.call('content/publish_again', { page: 'home', version, published: 0 })
    expect((await visitor.call('content/home', {})).blocks).toMatchObject([{ title: 'As it came' }])
    const { list } = await owner.call('content/page_history', { page: 'home' })
    expect(
      list.map(({ published, staff_name, restored_version, is_shown }) => [published, staff_name, restored_version, is_shown]),
    ).toEqual([
      [2, 'Ann', 0, true],
      [1, 'Ann', null, false],
      [0, null, null, false],
    ])
  })

  test('CAT-01 a stale edit is refused and leaves what is there; of two at once one is saved', async () => {
    const page = await newPage('Old')
    const { version } = await view(page)
    const other = await staffClient(shop, 'operator')
    const both = await Promise.allSettled(
      [owner, other].map((client, n) => client.call('content/save_page', { page, version, blocks: [grid(`Of ${n}`)] })),
    )
    const lost = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as Refused] : []))
    expect(lost.map(({ reason, status }) => [reason, status])).toEqual([['content.page_changed', 409]])
    const won = both.findIndex(({ status }) => status === 'fulfilled')
    expect(await view(page)).toMatchObject({ version: version + 1, blocks: [{ title: { 'en-us': `Of ${won}` } }] })
  })

  test('CAT-01 a draft is thrown away once; the page is again what is published', async () => {
    const page = await newPage('Old')
    const { version } = await save(page, [grid('New')])
    const after = await owner.call('content/discard_draft', { page, version })
    expect(await view(page)).toMatchObject({ version: after.version, has_draft: false, blocks: [grid('Old')] })
    expect((await refusalOf(owner.call('content/discard_draft', { page, version: after.version }))).reason).toBe('content.page_no_draft')
    expect((await refusalOf(publish(page))).reason).toBe('content.page_no_draft')
  })

  test('CAT-01 half done blocks are saved with their problems, and keep the page from being published', async () => {
    const page = await newPage('Old')
    const empty: DraftBlock = { ...base, kind: 'carousel', key: 'c', slides: [] }
    const gone = await makeGoods(shop, { is_listed: false })
    const row: DraftBlock = { ...base, kind: 'goods_row', key: 'r', title: {}, href: null, goods_ids: [gone.goods_id] }
    const { problems } = await save(page, [empty, row])
    expect(problems).toEqual([
      { key: 'c', problem: 'parts_missing', is_error: true, path: null },
      { key: 'r', problem: 'nothing_shown', is_error: false, path: null },
    ])
    const refused = await refusalOf(publish(page))
    expect([refused.reason, refused.data]).toEqual([
      'content.page_incomplete',
      expect.objectContaining({ details: { problems: [problems[0]] } }),
    ])
    expect(await seen(page)).toEqual(['Old'])
    await save(page, [{ ...empty, is_hidden: true }, row, grid('Below')])
    await publish(page)
    expect(await seen(page)).toEqual(['Below'])
    expect((await view(page)).blocks).toHaveLength(3)
  })

  test('CON-04 who may only look can neither save nor publish', async () => {
    const page = await newPage('Old')
    await shop.db
      .insertInto('staff_role')
      .values({ name: 'reader', permissions: ['content.page_view'] })
      .execute()
    await shop.db
      .insertInto('staff_role')
      .values({ name: 'writer', permissions: ['content.page_view', 'content.page_edit'] })
      .execute()
    const [reader, writer] = [await staffClient(shop, 'reader'), await staffClient(shop, 'writer')]
    const { version } = await reader.call('content/view_page', { page })
    expect((await refusalOf(reader.call('content/save_page', { page, version, blocks: [] }))).reason).toBe('call.forbidden')
    const saved = await writer.call('content/save_page', { page, version, blocks: [] })
    expect((await refusalOf(writer.call('content/publish_page', { page, version: saved.version }))).reason).toBe('call.forbidden')
    expect((await refusalOf(reader.call('content/view_page', { page: 'landing-none' }))).reason).toBe('content.page_not_found')
  })
})

describe('publications', () => {
  test('CAT-01 of two who publish at once one does, and there is one publication', async () => {
    const page = await newPage('Old')
    const { version } = await save(page, [grid('New')])
    const both = await Promise.allSettled([1, 2].map(() => owner.call('content/publish_page', { page, version })))
    const lost = both.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Refused).reason] : []))
    expect(lost).toEqual(['content.page_changed'])
    expect((await owner.call('content/page_history', { page })).list.map(({ published }) => published)).toEqual([2, 1, 0])
    expect(await seen(page)).toEqual(['New'])
  })

  test('CAT-01 an earlier publication becomes the draft, or is shown again at once while the draft stays', async () => {
    const page = await newPage('One')
    await save(page, [grid('Two')])
    await publish(page)
    const drafted = await save(page, [grid('Three')])
    const again = await owner.call('content/publish_again', { page, version: drafted.version, published: 1 })
    expect([await seen(page), (await view(page)).blocks]).toEqual([['One'], [grid('Three')]])
    expect(again.published).toBe(3)
    await owner.call('content/restore_page', { page, version: again.version, published: 2 })
    expect([await seen(page), (await view(page)).blocks]).toEqual([['One'], [grid('Two')]])
    const { version } = await view(page)
    expect((await refusalOf(owner.call('content/restore_page', { page, version, published: 9 }))).reason).toBe(
      'content.page_version_missing',
    )
    expect((await refusalOf(owner.call('content/publish_again', { page, version: 1, published: 1 }))).reason).toBe('content.page_changed')
  })

  test('CAT-01 the history goes page by page', async () => {
    const page = await newPage('One')
    await save(page, [grid('Two')])
    await publish(page, 'A note')
    const first = await owner.call('content/page_history', { page, page_size: 2 })
    expect(first.list).toMatchObject([
      { published: 2, note: 'A note', block_count: 1, is_shown: true },
      { published: 1, note: '', is_shown: false },
    ])
    const rest = await owner.call('content/page_history', { page, page_size: 2, cursor: first.next! })
    expect([rest.list.map(({ published }) => published), rest.next]).toEqual([[0], null])
  })

  test('CON-04 the pages are listed with the home page first, by kind, with their drafts', async () => {
    const page = await newPage()
    await save(page, [grid('New')])
    const { list, next } = await owner.call('content/list_pages', { page_size: 1 })
    expect([list[0], next]).toMatchObject([{ page: 'home', kind: 'home' }, expect.any(String)])
    const landing = await owner.call('content/list_pages', { kind: 'landing', page_size: 50 })
    expect(landing.list.find((one) => one.page === page)).toMatchObject({
      published: 0,
      has_draft: true,
      draft_by: expect.stringMatching(/^Ann/),
      due_at: null,
    })
    expect(landing.list.every(({ kind }) => kind === 'landing')).toBe(true)
  })

  test('PRM-10 a topic is given one page of blocks, another kind none', async () => {
    const { sku_id, goods_id } = await makeGoods(shop)
    const wanted = { items: [{ sku_id, goods_id, price: 800 }] }
    const promotion_id = await makePromotion(shop, { ...wanted, kind: 'topic', name: 'Tea' })
    const page = `topic-${promotion_id}`
    for (let n = 0; n < 2; n++) expect(await owner.call('content/add_topic_page', { promotion_id })).toEqual({ page })
    expect(await view(page)).toMatchObject({ kind: 'topic', label: 'Tea', blocks: [], published: 0 })
    await save(page, [grid('Above the goods')])
    await publish(page)
    expect(await seen(page)).toEqual(['Above the goods'])
    const other = await makePromotion(shop, { items: [{ ...wanted.items[0]!, sku_id: (await makeGoods(shop)).sku_id }], kind: 'discount' })
    expect((await refusalOf(owner.call('content/add_topic_page', { promotion_id: other }))).reason).toBe('promotion.not_found')
  })
})
