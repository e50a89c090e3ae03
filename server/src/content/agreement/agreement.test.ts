import { agreementNames } from '@longmall/contract/content.ts'
import { languages } from '@longmall/contract/fields.ts'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'

const shop = await openTestShop({
  settings: { 'site.store_name': { 'en-us': 'Dragon', 'zh-cn': '龙商城' }, 'site.hotline': '400 800 1234' },
})
const quiet = await openTestShop()
const owner = await staffClient(shop)
const read = (name: (typeof agreementNames)[number], language: (typeof languages)[number] = 'en-us') =>
  shop.visitor().call('content/agreement', { name }, { language })
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )
const section = (text: string) => ({ heading: text, paragraphs: [text], items: [] })
const english = (text: string) => ({ language: 'en-us' as const, title: text, sections: [section(text)] })

describe('documents that come with the shop', () => {
  test.each(agreementNames)('IDN-03 a new shop has %s in five languages, each with the same parts', async (name) => {
    const all = await Promise.all(languages.map((language) => read(name, language)))
    const shapes = all.map(({ sections }) => sections.map(({ paragraphs, items }) => [paragraphs.length, items.length]))
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
    expect(new Set(all.map(({ title }) => title)).size).toBe(languages.length)
    expect(all.every(({ version }) => version === 1)).toBe(true)
  })

  test('IDN-03 they name the shop and its hotline, and leave the line out where there is none', async () => {
    const text = JSON.stringify(await read('terms', 'zh-cn'))
    expect(text).toContain('龙商城')
    expect(text).toContain('400 800 1234')
    expect(text).not.toMatch(/\{\w+\}/)
    const without = JSON.stringify(await quiet.visitor().call('content/agreement', { name: 'terms' }))
    expect(without).not.toMatch(/hotline|\{\w+\}/)
  })

  test('IDN-03 the terms warn of the risk of coins, and the policy says what cancelling erases', async () => {
    expect(JSON.stringify(await read('terms'))).toMatch(/risk notice[\s\S]*even to zero/)
    expect(JSON.stringify(await read('privacy_policy'))).toMatch(/When you close your account we erase/)
  })
})

describe('documents that an operator publishes', () => {
  test('IDN-03 a new version holds at once, falls back to English, and the ones before are kept', async () => {
    const texts = [english('Terms, second'), { language: 'ko-kr' as const, title: '약관', sections: [section('둘째')] }]
    expect(await owner.call('content/publish_agreement', { name: 'terms', version: 1, texts })).toMatchObject({ version: 2 })
    await owner.call('content/publish_agreement', { name: 'terms', version: 2, texts: [english('Terms, third')] })
    await shop.refresh()
    expect(await read('terms')).toMatchObject({ version: 3, title: 'Terms, third', sections: [section('Terms, third')] })
    expect((await read('terms', 'ko-kr')).title).toBe('Terms, third')
    const { list } = await owner.call('content/list_agreements', { name: 'terms' })
    expect(list.map(({ version, languages: written }) => [version, written])).toEqual([
      [3, ['en-us']],
      [2, ['en-us', 'ko-kr']],
    ])
    expect((await read('privacy_policy')).version).toBe(1)
  })

  test('IDN-03 markup in a document is words like any other', async () => {
    await owner.call('content/publish_agreement', { name: 'privacy_policy', version: 1, texts: [english('<script>alert(1)</script>')] })
    await shop.refresh()
    expect((await read('privacy_policy')).sections[0]!.paragraphs).toEqual(['<script>alert(1)</script>'])
  })

  test('IDN-03 of two who publish over the same version one is told to look again', async () => {
    const publish = (text: string) =>
      owner.call('content/publish_agreement', { name: 'privacy_policy', version: 2, texts: [english(text)] })
    const answers = await Promise.allSettled([publish('one'), publish('two')])
    const lost = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(lost.map(({ reason }) => (reason as Refused).reason)).toEqual(['content.agreement_changed'])
  })

  test('IDN-03 English is needed, a language stands once, and only who may publish does', async () => {
    const korean = { ...english('x'), language: 'ko-kr' as const }
    const publish = (texts: ReturnType<typeof english>[], client = owner) =>
      refusalOf(client.call('content/publish_agreement', { name: 'terms', version: 3, texts }))
    expect((await publish([korean] as never)).reason).toBe('content.agreement_english_required')
    expect(Object.keys((await publish([english('a'), english('b')])).data.fields!)).toEqual(['texts'])
    expect((await publish([english('a')], await staffClient(shop, 'support'))).reason).toBe('call.forbidden')
  })
})

describe('what an operator edits', () => {
  test('IDN-03 a version is read as it is written, in all its languages; one that is not there is refused', async () => {
    const first = await owner.call('content/agreement_texts', { name: 'terms', version: 1 })
    expect(first.texts.map(({ language }) => language)).toEqual([...languages])
    expect(JSON.stringify(first.texts)).toContain('{store_name}')
    const second = await owner.call('content/agreement_texts', { name: 'terms', version: 2 })
    expect(second.texts.map(({ language, title }) => [language, title])).toEqual([
      ['en-us', 'Terms, second'],
      ['ko-kr', '약관'],
    ])
    expect((await refusalOf(owner.call('content/agreement_texts', { name: 'terms', version: 99 }))).reason).toBe(
      'content.agreement_not_found',
    )
  })
})
