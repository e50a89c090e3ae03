import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { articleForm, makeArticle, makeHelpCategory, textOf } from '../test/articles.ts'

const shop = await openTestShop()
const editor = await staffClient(shop, 'operator')
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Refused) => error.reason,
  )
const view = (article_id: number) => editor.call('article/staff_view', { article_id })
const seen = async (article_id: number) => {
  await shop.refresh()
  return refusalOf(shop.visitor().call('article/view', { article_id }))
}

describe('writing', () => {
  test.each([
    ['<p onclick="x()">Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="nofollow noopener">x</a>'],
    ['<iframe src="https://evil.example"></iframe><p style="position:fixed">ok</p>', '<p>ok</p>'],
    [
      '<img src="https://evil.example/x.png"><img src="/media/content/ab-640.webp" onerror="x()">',
      /^<img src="\/media\/content\/ab-640\.webp" alt="" loading="lazy" ?\/>$/,
    ],
    ['<form action="/x"><input></form><svg onload="x()"></svg>', ''],
  ])('CAT-11 QUA-09 %s is cleaned when it is saved', async (body, cleaned) => {
    const { texts } = await editor.call('article/save', articleForm({ texts: [textOf('en-us', 'A', body)] }))
    if (typeof cleaned === 'string') expect(texts[0]!.body).toBe(cleaned)
    else expect(texts[0]!.body).toMatch(cleaned)
  })

  test('CAT-11 a title with markup is words', async () => {
    const title = '<b>Sale</b> & more'
    expect((await editor.call('article/save', articleForm({ texts: [textOf('en-us', title, '')] }))).texts[0]!.title).toBe(title)
  })

  test('CAT-11 CON-04 of two who edit the same version one is told to look again', async () => {
    const { article_id } = await makeArticle(shop)
    const save = (title: string) =>
      refusalOf(editor.call('article/save', articleForm({ article_id, version: 1, texts: [textOf('en-us', title)] })))
    expect((await Promise.all([save('one'), save('two')])).toSorted()).toEqual(['article.changed', 'done'])
    expect((await view(article_id)).version).toBe(2)
  })

  test('CAT-11 what does not fit together is refused', async () => {
    const { article_id } = await makeArticle(shop)
    const save = (fields: Parameters<typeof articleForm>[0]) => refusalOf(editor.call('article/save', articleForm(fields)))
    expect(await save({ kind: 'help' })).toBe('call.wrong_fields')
    expect(await save({ kind: 'notice', category_id: 1 })).toBe('call.wrong_fields')
    expect(await save({ kind: 'landing' })).toBe('call.wrong_fields')
    expect(await save({ texts: [textOf('en-us', 'a'), textOf('en-us', 'b')] })).toBe('call.wrong_fields')
    expect(await save({ kind: 'help', category_id: 2147483647 })).toBe('article.category_not_found')
    expect(await save({ goods_ids: [2147483647] })).toBe('article.goods_unknown')
    expect(await save({ article_id, version: 1, kind: 'note' })).toBe('article.kind_fixed')
    expect(await save({ article_id: 2147483647, version: 1 })).toBe('article.not_found')
  })

  test('CAT-16 a page has one article', async () => {
    const save = () => refusalOf(editor.call('article/save', articleForm({ kind: 'about' })))
    expect([await save(), await save()]).toEqual(['done', 'article.page_exists'])
  })
})

describe('publishing', () => {
  test('CAT-11 what visitors read needs English, from the publishing on', async () => {
    const { article_id } = await makeArticle(shop, { texts: [textOf('ko-kr', '공지')] })
    expect(await refusalOf(editor.call('article/publish', { article_id, version: 1 }))).toBe('article.english_required')
    const { version } = await editor.call('article/save', articleForm({ article_id, version: 1 }))
    await editor.call('article/publish', { article_id, version })
    const without = articleForm({ article_id, version: version + 1, texts: [textOf('ko-kr', '공지')] })
    expect(await refusalOf(editor.call('article/save', without))).toBe('article.english_required')
  })

  test('CAT-11 what is scheduled is seen from its time on, and not when it was withdrawn before', async () => {
    const published_at = new Date(Date.parse(shop.site.shared.now()) + 3_600_000).toISOString()
    const [first, second] = [await makeArticle(shop), await makeArticle(shop)]
    expect(await editor.call('article/publish', { ...first, published_at })).toMatchObject({ state: 'scheduled' })
    const { version } = await editor.call('article/publish', { ...second, published_at })
    await editor.call('article/withdraw', { article_id: second.article_id, version })
    expect(await seen(first.article_id)).toBe('article.not_found')
    await shop.advance({ minutes: 61 })
    expect([await seen(first.article_id), await seen(second.article_id)]).toEqual(['done', 'article.not_found'])
    expect((await view(first.article_id)).state).toBe('published')
  })

  test('CAT-11 a change of what is published is seen at once; only a draft is deleted', async () => {
    const made = await makeArticle(shop, {}, { published: true })
    const { article_id, version } = await editor.call('article/save', articleForm({ ...made, texts: [textOf('en-us', 'Now otherwise')] }))
    await shop.refresh()
    expect((await shop.visitor().call('article/view', { article_id })).title).toBe('Now otherwise')
    expect(await refusalOf(editor.call('article/remove', { article_id, version }))).toBe('article.not_draft')
    const withdrawn = await editor.call('article/withdraw', { article_id, version })
    await editor.call('article/remove', { article_id, version: withdrawn.version })
    expect(await refusalOf(view(article_id))).toBe('article.not_found')
  })
})

describe('history', () => {
  test('CAT-11 every version says who made it, and an earlier one can be brought back', async () => {
    const goods = await makeGoods(shop)
    const { article_id } = await editor.call(
      'article/save',
      articleForm({ goods_ids: [goods.goods_id], texts: [textOf('en-us', 'First')] }),
    )
    await editor.call('article/save', articleForm({ article_id, version: 1, texts: [textOf('en-us', 'Second'), textOf('zh-cn', '第二')] }))
    await editor.call('article/publish', { article_id, version: 2 })
    const restored = await editor.call('article/restore', { article_id, version: 3, restored_version: 1 })
    expect(restored).toMatchObject({ version: 4, state: 'published', goods_ids: [goods.goods_id] })
    expect(restored.texts.map(({ title }) => title)).toEqual(['First'])
    const { list } = await editor.call('article/history', { article_id })
    expect(list.map(({ version, action, title, staff_name }) => [version, action, title, staff_name])).toEqual([
      [4, 'restored', 'First', 'Ann'],
      [3, 'published', 'Second', 'Ann'],
      [2, 'saved', 'Second', 'Ann'],
      [1, 'saved', 'First', 'Ann'],
    ])
    expect(list[1]!.languages.toSorted()).toEqual(['en-us', 'zh-cn'])
    expect(await refusalOf(editor.call('article/restore', { article_id, version: 4, restored_version: 9 }))).toBe(
      'article.version_not_found',
    )
  })
})

describe('lists', () => {
  test('CAT-11 the operator’s list is narrowed by kind, state, language and words, page by page', async () => {
    const made = await makeArticle(shop, { kind: 'qa', texts: [textOf('en-us', 'Zebra crossing'), textOf('zh-cn', '斑马线')] })
    await makeArticle(shop, { kind: 'qa', texts: [textOf('en-us', 'Zebra stripes')] }, { published: true })
    const list = async (fields: object) =>
      (await editor.call('article/staff_list', { kind: 'qa', ...fields })).list.map(({ title }) => title)
    expect(await list({ keyword: 'zebra' })).toEqual(['Zebra stripes', 'Zebra crossing'])
    expect(await list({ keyword: '斑马' })).toEqual(['Zebra crossing'])
    expect(await list({ state: 'draft' })).toEqual(['Zebra crossing'])
    expect(await list({ state: 'published' })).toEqual(['Zebra stripes'])
    expect(await list({ missing_language: 'zh-cn' })).toEqual(['Zebra stripes'])
    const first = await editor.call('article/staff_list', { kind: 'qa', page_size: 1 })
    expect(await list({ cursor: first.next! })).toEqual(['Zebra crossing'])
    expect((await view(made.article_id)).texts).toHaveLength(2)
  })

  test('CAT-11 help categories are put into order, and removed when they are empty', async () => {
    const [a, b] = [await makeHelpCategory(shop, 'A'), await makeHelpCategory(shop, 'B')]
    const { article_id } = await makeArticle(shop, { kind: 'help', category_id: a.category_id })
    await editor.call('article/reorder_categories', { category_ids: [b.category_id, a.category_id] })
    const { list } = await editor.call('article/staff_categories', {})
    expect(list.map(({ category_name, article_count }) => [category_name, article_count])).toEqual([
      ['B', 0],
      ['A', 1],
    ])
    expect(await refusalOf(editor.call('article/reorder_categories', { category_ids: [a.category_id] }))).toBe('article.category_changed')
    const remove = ({ category_id }: { category_id: number }, version: number) =>
      refusalOf(editor.call('article/remove_category', { category_id, version }))
    expect([await remove(a, 2), await remove(b, 1), await remove(b, 2)]).toEqual([
      'article.category_used',
      'article.category_changed',
      'done',
    ])
    expect((await view(article_id)).category_id).toBe(a.category_id)
  })

  test('CAT-11 what lacks a language is listed for articles, categories, goods and brands, page by page', async () => {
    const plain = await makeGoods(shop, { names: { 'en-us': 'Plain' } })
    await makeGoods(shop, { names: { 'en-us': 'Both', 'ja-jp': '両方' } })
    const lacking = async (area: 'goods' | 'article' | 'help_category' | 'brand' | 'promotion' | 'category', fields = {}) =>
      (await editor.call('article/translations', { area, missing_language: 'ja-jp', page_size: 50, ...fields })).list
    const names = (await lacking('goods')).map(({ title }) => title)
    expect(names).toContain('Plain')
    expect(names).not.toContain('Both')
    expect((await lacking('goods')).find(({ title }) => title === 'Plain')).toMatchObject({ subject_id: plain.goods_id, kind: null })
    const { article_id } = await makeArticle(shop, { texts: [textOf('en-us', 'Words')] })
    expect((await lacking('article')).at(-1)).toEqual({
      area: 'article',
      subject_id: article_id,
      title: 'Words',
      kind: 'notice',
      page: null,
    })
    expect((await lacking('article', { only_shown: true })).map(({ subject_id }) => subject_id)).not.toContain(article_id)
    expect((await lacking('category')).length).toBeGreaterThan(0)
    expect(await lacking('brand')).toEqual([])
    expect(await lacking('promotion')).toEqual([])
    const first = await editor.call('article/translations', { area: 'goods', missing_language: 'ja-jp', page_size: 1 })
    const second = await editor.call('article/translations', {
      area: 'goods',
      missing_language: 'ja-jp',
      page_size: 1,
      cursor: first.next!,
    })
    expect(second.list[0]!.subject_id).toBeGreaterThan(first.list[0]!.subject_id)
  })
})
