import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { shell as chinese } from './zh-cn/shell.ts'
import { shell as english } from './en-us/shell.ts'
import { createTranslate, fillTemplate } from './translate.ts'

const here = new URL('.', import.meta.url)
const languages = ['zh-cn', 'ko-kr', 'ja-jp', 'ms-my']
const filesOf = (folder: string) =>
  readdirSync(new URL(`en-us/${folder}`, here))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => folder + name.slice(0, -3))
const domains = [...filesOf(''), ...filesOf('console/')]

const read = async (language: string, domain: string): Promise<Record<string, string>> => {
  const module = (await import(new URL(`${language}/${domain}.ts`, here).href)) as Record<string, Record<string, string>>
  return module[domain.replace('console/', '')] ?? expect.fail(`${language}/${domain}.ts exports no ${domain}`)
}
const parameters = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()

describe.each(domains)('%s', (domain) => {
  test.each(languages)('SHL-06 %s has every key of English with the same parameters, and words for it', async (language) => {
    const [source, translated] = await Promise.all([read('en-us', domain), read(language, domain)])
    expect(Object.keys(translated).toSorted()).toEqual(Object.keys(source).toSorted())
    const wrong = Object.entries(source).filter(
      ([key, text]) => !translated[key] || parameters(translated[key]).join() !== parameters(text).join(),
    )
    expect(wrong).toEqual([])
  })
})

const scripts = {
  'zh-cn': /\p{Script=Han}/u,
  'ko-kr': /\p{Script=Hangul}/u,
  'ja-jp': /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u,
}

test.each(Object.entries(scripts))('SHL-06 %s has its own script in every phrase of more than one Latin word', async (language, script) => {
  const tables = await Promise.all(domains.map((domain) => read(language, domain)))
  const foreign = tables.flatMap((table) => Object.values(table)).filter((text) => !script.test(text) && /[a-z]{2,} [a-z]{2,}/i.test(text))
  expect(foreign.filter((text) => text !== 'PayPal Webhook ID')).toEqual([])
})

test('a text interpolates its parameters, and shows a parameter without a value', () => {
  expect(fillTemplate('{a} of {b}', { a: 1 })).toBe('1 of {b}')
})

test('SHL-06 a plural follows the rules of the language', () => {
  const t = createTranslate<typeof english>(english, 'en-us')
  expect([t('days', { count: 1 }), t('days', { count: 2 })]).toEqual(['1 day', '2 days'])
  expect(createTranslate<typeof english>(chinese, 'zh-cn')('days', { count: 1 })).toBe('1 天')
  expect([t('days', { count: 12345 }), t('days', { count: '12345' })]).toEqual(['12,345 days', '12345 days'])
})
