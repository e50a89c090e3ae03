import { expect, test } from 'vitest'
import { htmlLang, isLanguage } from './languages.ts'
import { createTranslations, type Table } from './translations.ts'

interface Domains {
  cart: { title: 'Cart'; left: '{left} left' }
  order: { title: 'Order' }
}

function setUp(tables: Partial<Record<string, Table>>, initialTables?: Partial<Record<keyof Domains, Table>>) {
  const loads: string[] = []
  const translations = createTranslations<Domains>({
    language: 'en-us',
    loadTable: async (language, name) => {
      loads.push(`${language}/${name}`)
      return tables[name]
    },
    ...(initialTables && { initialTables }),
  })
  return { translations, loads, tables }
}
const cart = { title: 'Cart', left: '{left} left' }

test('a domain is loaded once, and then translates', async () => {
  const { translations, loads } = setUp({ cart })
  expect(() => translations.t('cart')).toThrow('cart are not loaded')
  await Promise.all([translations.load(['cart']), translations.loaded('cart')])
  expect(translations.t('cart')('left', { left: 3 })).toBe('3 left')
  expect(translations.t('cart')).toBe(translations.t('cart'))
  expect(translations.loaded('cart')).toBe(translations.loaded('cart'))
  expect(loads).toEqual(['en-us/cart'])
})

test('what the page carried along is not loaded', async () => {
  const { translations, loads } = setUp({}, { cart })
  await translations.load(['cart'])
  expect([translations.t('cart')('title'), loads, translations.tables]).toEqual(['Cart', [], { cart }])
})

test('a domain that did not load is loaded again when it is wanted again', async () => {
  const { translations, tables } = setUp({})
  await expect(translations.load(['order'])).rejects.toThrow('no translations of order')
  tables.order = { title: 'Order' }
  expect((await translations.loaded('order'))('title')).toBe('Order')
})

test('a language is one of ours, and is named to the page as the web names it', () => {
  expect(['zh-cn', 'de-de', null, 'toString'].map(isLanguage)).toEqual([true, false, false, false])
  expect(htmlLang('zh-cn')).toBe('zh-CN')
})
