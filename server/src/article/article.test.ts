import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop, type Refused } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { articleAccountClosure } from './close-account.ts'
import { makeArticle, makeHelpCategory, textOf } from './test/articles.ts'

const shop = await openTestShop()
const editor = await staffClient(shop, 'operator')
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Refused) => error.reason,
  )
const published = async (fields: Parameters<typeof makeArticle>[1]) => {
  const { article_id } = await makeArticle(shop, fields, { published: true })
  await shop.refresh()
  return article_id
}
const titles = async (kind: 'help' | 'notice' | 'note' | 'qa', page = {}, language: 'en-us' | 'ko-kr' = 'en-us') =>
  (await shop.visitor().call('article/list', { kind, ...page }, { language })).list.map(({ title }) => title)

describe('reading', () => {
  test('CAT-11 notices are read newest first page by page, each in the visitor’s language or else in English', async () => {
    for (const title of ['One', 'Two', 'Three']) {
      await published({ texts: title === 'Two' ? [textOf('en-us', title), textOf('ko-kr', '둘')] : [textOf('en-us', title)] })
      await shop.advance({ minutes: 1 })
    }
    expect(await titles('notice')).toEqual(['Three', 'Two', 'One'])
    const first = await shop.visitor().call('article/list', { kind: 'notice', page_size: 2 }, { language: 'ko-kr' })
    expect(first.list.map(({ title }) => title)).toEqual(['Three', '둘'])
    expect(await titles('notice', { page_size: 2, cursor: first.next! }, 'ko-kr')).toEqual(['One'])
  })

  test('CAT-11 questions stand in their order, whole', async () => {
    await published({ kind: 'qa', position: 2, texts: [textOf('en-us', 'Second?')] })
    await published({ kind: 'qa', position: 1, texts: [textOf('en-us', 'First?', '<p>Yes</p>')] })
    const { list } = await shop.visitor().call('article/questions', {})
    expect(list.map(({ title }) => title)).toEqual(['First?', 'Second?'])
    expect(list[0]!.body).toBe('<p>Yes</p>')
    expect(await titles('qa')).toEqual(['First?', 'Second?'])
  })

  test('CAT-11 a note shows its goods that are on the shelf in their order', async () => {
    const [tea, gone, cup] = [await makeGoods(shop), await makeGoods(shop, { is_listed: false }), await makeGoods(shop)]
    const goods_ids = [cup.goods_id, gone.goods_id, tea.goods_id]
    const article_id = await published({ kind: 'note', goods_ids, texts: [textOf('en-us', 'Tea time')] })
    const { goods } = await shop.visitor().call('article/view', { article_id })
    expect(goods.map(({ goods_id }) => goods_id)).toEqual([cup.goods_id, tea.goods_id])
  })

  test('CAT-16 a page has none, then its article', async () => {
    const page = () => shop.visitor().call('article/page', { page_name: 'index2' })
    expect(await page()).toEqual({ article: null })
    const points = [{ icon: 'truck', heading: 'Fast', text: 'Two days' }]
    await published({ kind: 'landing', landing_name: 'index2', texts: [{ ...textOf('en-us', 'Welcome'), points }] })
    expect((await page()).article).toMatchObject({ title: 'Welcome', points, goods: [], category_name: null })
  })

  test('CAT-11 what is a draft, withdrawn or not there is found by nobody', async () => {
    const draft = await makeArticle(shop, { texts: [textOf('en-us', 'Secret')] })
    const view = (article_id: number) => refusalOf(shop.visitor().call('article/view', { article_id }))
    expect(await view(draft.article_id)).toBe('article.not_found')
    expect(await view(2147483647)).toBe('article.not_found')
    const { version } = await editor.call('article/publish', draft)
    await shop.refresh()
    expect(await view(draft.article_id)).toBe('done')
    await editor.call('article/withdraw', { article_id: draft.article_id, version })
    await shop.refresh()
    expect(await view(draft.article_id)).toBe('article.not_found')
  })
})

describe('the help centre', () => {
  test('CAT-11 categories with something to read, and their articles', async () => {
    const orders = await makeHelpCategory(shop, 'Orders')
    await makeHelpCategory(shop, 'Empty')
    await published({ kind: 'help', category_id: orders.category_id, texts: [textOf('en-us', 'Cancel an order')] })
    const { list } = await shop.visitor().call('article/help_categories', {})
    expect(list).toMatchObject([{ category_id: orders.category_id, category_name: 'Orders', icon: 'truck', article_count: 1 }])
    expect(await titles('help', { category_id: orders.category_id })).toEqual(['Cancel an order'])
  })

  test('CAT-11 a search finds help that has all the words, those with them in the title first, in the visitor’s language', async () => {
    const { category_id } = await makeHelpCategory(shop, 'Money')
    const help = (title: string, body: string, ko = title) =>
      published({ kind: 'help', category_id, texts: [textOf('en-us', title, `<p>${body}</p>`), textOf('ko-kr', ko, `<p>${ko}</p>`)] })
    await help('Paying', 'A refund goes back to the card', '결제')
    await help('Refund to a card', 'Three days', '카드 환불')
    await help('Addresses', 'Where parcels go', '주소')
    const search = async (keyword: string, language: 'en-us' | 'ko-kr' = 'en-us', page = {}) =>
      shop.visitor().call('article/search_help', { keyword, ...page }, { language })
    const found = async (keyword: string, language: 'en-us' | 'ko-kr' = 'en-us') =>
      (await search(keyword, language)).list.map(({ title }) => title)
    expect(await found('CARD refund')).toEqual(['Refund to a card', 'Paying'])
    expect(await found('환불', 'ko-kr')).toEqual(['카드 환불'])
    expect(await found('환불')).toEqual([])
    expect(await found('%')).toEqual([])
    const first = await search('card', 'en-us', { page_size: 1 })
    expect((await search('card', 'en-us', { page_size: 1, cursor: first.next! })).list.map(({ title }) => title)).toEqual(['Paying'])
  })
})

describe('likes', () => {
  const note = () => published({ kind: 'note', texts: [textOf('en-us', 'A note')] })
  const likes = async (article_id: number, client = shop.visitor()) =>
    (await client.call('article/likes', { article_ids: [article_id] })).list[0]

  test('CAT-11 a member likes a note once and takes it back; a visitor sees how many', async () => {
    const [article_id, member] = [await note(), await shop.member()]
    const like = { article_id, like_count: 1, is_liked: true }
    expect(await member.call('article/like', { article_id })).toEqual(like)
    expect(await member.call('article/like', { article_id })).toEqual(like)
    expect(await likes(article_id)).toEqual({ ...like, is_liked: false })
    expect(await member.call('article/unlike', { article_id })).toEqual({ article_id, like_count: 0, is_liked: false })
    expect(await member.call('article/unlike', { article_id })).toMatchObject({ like_count: 0 })
  })

  test('CAT-11 members who like at the same time, each twice, are all counted', async () => {
    const article_id = await note()
    const members = await Promise.all(Array.from({ length: 8 }, () => shop.member()))
    await Promise.all(
      members.flatMap((member) => [member.call('article/like', { article_id }), member.call('article/like', { article_id })]),
    )
    await Promise.all(members.slice(0, 3).map((member) => member.call('article/unlike', { article_id })))
    expect(await likes(article_id)).toMatchObject({ like_count: 5 })
  })

  test('CAT-11 only a published note is liked', async () => {
    const member = await shop.member()
    const notice = await published({ texts: [textOf('en-us', 'No note')] })
    const draft = await makeArticle(shop, { kind: 'note', texts: [textOf('en-us', 'Draft')] })
    for (const article_id of [notice, draft.article_id, 2147483647])
      expect(await refusalOf(member.call('article/like', { article_id }))).toBe('article.not_found')
  })

  test('IDN-13 likes of who leaves are taken back', async () => {
    const [article_id, member] = [await note(), await shop.member()]
    await member.call('article/like', { article_id })
    await shop.systemContext().transaction((context) => articleAccountClosure.erase(context, member.member_id))
    expect(await likes(article_id)).toMatchObject({ like_count: 0 })
    const { rows } = await sql`select from article_like where member_id = ${member.member_id}`.execute(shop.db)
    expect(rows).toEqual([])
  })
})
