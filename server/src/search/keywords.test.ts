import type { InputOf } from '@longmall/contract/operation.ts'
import type { Api } from '@longmall/contract/index.ts'
import { maxSearchKeywords, type KeywordList } from '@longmall/contract/search-staff.ts'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Refused } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'

const shop = await openTestShop()
const ann = await staffClient(shop, 'operator')
type Input = InputOf<Api['search/save_keyword']>

const save = (keyword: string, { language = 'en-us', kind = 'hot', ...changes }: Partial<Input & KeywordList> = {}) =>
  ann.call('search/save_keyword', { list: { language, kind }, keyword, is_on: true, ...changes })
async function shown(language: 'en-us' | 'zh-cn' | 'ko-kr' = 'en-us') {
  await shop.refresh()
  return shop.visitor().call('search/hot', {}, { language })
}
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )

describe('search words', () => {
  test('CAT-06 CON-04 words are added, put in order, switched off, changed and removed, and shoppers see it at once', async () => {
    const coffee = await save('coffee')
    await save('tea')
    const pot = await save('teapot')
    expect((await shown()).hot).toEqual(['coffee', 'tea', 'teapot'])
    const placed = await ann.call('search/move_keyword', { ...pot, position: 0 })
    expect((await shown()).hot).toEqual(['teapot', 'coffee', 'tea'])
    const off = await save('coffee', { ...coffee, is_on: false })
    expect((await shown()).hot).toEqual(['teapot', 'tea'])
    await save('espresso', { ...off, kind: 'discover' })
    expect(await shown()).toMatchObject({ hot: ['teapot', 'tea'], discover: ['espresso'] })
    await ann.call('search/remove_keyword', { keyword_id: pot.keyword_id, version: placed.version })
    expect((await shown()).hot).toEqual(['tea'])
    expect((await ann.call('search/keywords', {})).list).toMatchObject([
      { kind: 'discover', keyword: 'espresso', is_on: true },
      { kind: 'hot', keyword: 'tea' },
    ])
    const { list } = await (await staffClient(shop, 'owner')).call('staff/list_audit', { subject: `search_keyword ${pot.keyword_id}` })
    expect(list.map(({ action }) => action)).toEqual(['search/remove_keyword', 'search/move_keyword', 'search/save_keyword'])
  })

  test('CAT-06 the first default word that is on stands in the search box and on the home page; another language has its own, else English', async () => {
    const { id } = await shop.db
      .insertInto('page_block')
      .values({ page: 'home', position: 0, kind: 'search_bar', content: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto('page_block_text')
      .values({ block_id: id, language: 'en-us', texts: '{"placeholder":"Find something"}' })
      .execute()
    const bar = async (language: 'en-us' | 'zh-cn' | 'ko-kr') => {
      const { default_word } = await shown(language)
      const { blocks } = await shop.visitor().call('content/home', {}, { language })
      return [default_word, blocks[0]]
    }
    expect(await bar('en-us')).toMatchObject([null, { placeholder: 'Find something' }])
    await save('linen', { kind: 'default', is_on: false })
    await save('candle', { kind: 'default' })
    await save('亚麻', { kind: 'default', language: 'zh-cn' })
    for (const [language, word] of [
      ['en-us', 'candle'],
      ['zh-cn', '亚麻'],
      ['ko-kr', 'candle'],
    ] as const)
      expect(await bar(language)).toMatchObject([word, { placeholder: word }])
  })
})

describe('bad input', () => {
  test('CAT-06 a word that its list has is refused by its field, in another list it is not', async () => {
    await save('Lamp')
    const twice = await refusalOf(save('lamp'))
    expect(twice.data.fields).toEqual({ keyword: 'This keyword is already in the list' })
    await save('lamp', { language: 'ms-my' })
    const other = await save('light')
    expect((await refusalOf(save('LAMP', other))).data.fields).toHaveProperty('keyword')
    await save('Light', other)
  })

  test.each(['', ' lamp', 'x'.repeat(61)])('CAT-06 %j is no word', async (word) => {
    expect((await refusalOf(save(word))).data.fields).toHaveProperty('keyword')
  })

  test('CAT-06 a list has an end, also for two operators at once', async () => {
    const list = { language: 'ja-jp', kind: 'discover' } as const
    for (let n = 1; n < maxSearchKeywords; n++) await save(`word ${n}`, list)
    const both = await Promise.allSettled([save('last', list), save('one more', list)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await refusalOf(save('again', list))).reason).toBe('search.too_many_keywords')
  })

  test('CON-04 a stale edit is refused, and one of a word that is gone', async () => {
    const old = await save('stale')
    await save('newer', old)
    const calls = [
      () => save('mine', old),
      () => ann.call('search/move_keyword', { ...old, position: 0 }),
      () => ann.call('search/remove_keyword', old),
    ]
    for (const call of calls) expect((await refusalOf(call())).reason).toBe('search.keyword_changed')
    expect((await refusalOf(save('mine', { keyword_id: old.keyword_id }))).data.fields).toHaveProperty('version')
    await ann.call('search/remove_keyword', { keyword_id: old.keyword_id, version: old.version + 1 })
    expect((await refusalOf(save('mine', old))).reason).toBe('search.keyword_not_found')
  })
})
