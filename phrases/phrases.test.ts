import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { shell as chinese } from './zh-cn/shell.ts'
import { shell as english } from './en-us/shell.ts'
import { createSay, fillPhrase } from './phrases.ts'

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

test('a phrase takes the values of its braces, and shows a brace without one', () => {
  expect(fillPhrase('{a} of {b}', { a: 1 })).toBe('1 of {b}')
})

test('SHL-06 a plural follows the rules of the language', () => {
  const say = createSay<typeof english>(english, 'en-us')
  expect([say('days', { count: 1 }), say('days', { count: 2 })]).toEqual(['1 day', '2 days'])
  expect(createSay<typeof english>(chinese, 'zh-cn')('days', { count: 1 })).toBe('1 天')
})
