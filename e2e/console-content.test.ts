import type { Language } from '@longmall/contract/fields.ts'
import { console as english } from '@longmall/phrases/en-us/console.ts'
import { console as chinese } from '@longmall/phrases/zh-cn/console.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { useBrowser, visitOwnShop, type Visit } from './browser.ts'
import { asOperator, consoleWords, logInOperator } from './console-session.ts'
import { startOwnShop } from './own-shop.ts'
import type { StartedShop } from './start-shop.ts'
import { words } from './words.ts'

const { visit } = useBrowser()
// What is published is seen by everybody: the other journeys keep their shop.
let shop: StartedShop
let operator: Awaited<ReturnType<typeof logInOperator>>
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  operator = await logInOperator()
})
afterAll(() => shop.stop())

const spoken = { 'en-us': english, 'zh-cn': chinese }
type Spoken = keyof typeof spoken & Language
const people: [Spoken, NonNullable<Visit['width']>][] = [
  ['en-us', 'desk'],
  ['zh-cn', 'phone'],
]
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const agree = (page: Page) => page.locator('.ant-modal-footer .ant-btn-primary').click()
const heard = (page: Page, text: string) => page.locator('.ant-message').getByText(text, { exact: true }).first().waitFor()

async function write(page: Page, label: string, language: string, text: string) {
  await page.getByRole('tab', { name: new RegExp(`^${language}`) }).click()
  await page.getByLabel(`${label} · ${language}`, { exact: true }).fill(text)
}

test.each(people)(
  'CAT-11 CON-04 in %s on a %s: a notice is written in two languages, published, read in the shop in both, and withdrawn',
  async (language, width) => {
    const [say, common] = [consoleWords('articles', language), spoken[language]]
    const [title, korean] = [`Notice of ${language}`, `공지 ${language}`]
    const page = await visit('/console/articles?kind=notice', asOperator(operator, language, width))
    await page.getByRole('link', { name: say('add') }).click()
    await write(page, say('text_title'), 'English', title)
    await write(page, say('body'), 'English', 'We open early.')
    await write(page, say('text_title'), '한국어', korean)
    await write(page, say('body'), '한국어', '일찍 엽니다.')
    await press(page, say('save_draft'))
    await heard(page, common.saved)
    await page.waitForURL(/article_id=\d+/)
    const article_id = Number(/article_id=(\d+)/.exec(page.url())![1])
    await page.getByText(say('state_draft'), { exact: true }).first().waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page, say('publish'))
    await agree(page)
    await page.getByText(say('state_published'), { exact: true }).first().waitFor()

    const reader = await visit('/v2/notice/list/list', { language: 'ko-kr' })
    await reader.getByRole('link', { name: korean }).click()
    await reader.getByText('일찍 엽니다.').waitFor()
    const english = await visit(`/v2/notice/detail/detail?id=${article_id}`)
    await english.getByRole('heading', { name: title }).waitFor()

    await press(page, say('history'))
    const drawer = page.getByRole('dialog', { name: say('history') })
    await drawer.getByText(say('action_published'), { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await press(page, say('withdraw'))
    await agree(page)
    await page.getByText(say('state_draft'), { exact: true }).first().waitFor()
    await reader.goto(`/v2/notice/detail/detail?id=${article_id}`)
    await reader.getByText(words('shell', 'ko-kr')('not_found_title')).waitFor()
  },
)

test('CON-04 of two operators who edit an article the second one merges', async () => {
  const say = consoleWords('articles', 'en-us')
  const text = { language: 'en-us', title: 'Mine and yours', summary: '', body: '<p>x</p>' }
  const made = (await operator.call('article/save', { kind: 'notice', texts: [text] })) as { article_id: number }
  const page = await visit(`/console/articles/edit?article_id=${made.article_id}`, asOperator(operator, 'en-us'))
  await write(page, say('text_title'), 'English', 'Yours')
  await operator.call('article/save', { article_id: made.article_id, version: 1, kind: 'notice', texts: [{ ...text, title: 'Mine' }] })
  await press(page, english.save)
  const dialog = page.getByRole('dialog', { name: english.merge_title })
  await dialog.getByRole('button', { name: english.merge_use }).click()
  await press(page, english.save)
  await heard(page, english.saved)
  const { texts } = (await operator.ask('article/staff_view', { article_id: made.article_id })) as { texts: { title: string }[] }
  expect(['Mine', 'Yours']).toContain(texts[0]!.title)
})

test('IDN-03 CON-04 the next version of the terms begins as the last one, and is compared with it', async () => {
  const say = consoleWords('articles', 'en-us')
  const page = await visit('/console/agreements', asOperator(operator, 'en-us'))
  await press(page, say('next_version'))
  const lines = page.getByLabel(`${say('agreement_lines')} · English`, { exact: true })
  await lines.fill(`${await lines.inputValue()}\n\n# Last words\nThank you for reading.`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('publish'), exact: true })
    .click()
  await heard(page, english.saved)
  await page
    .getByRole('row')
    .filter({ hasText: '2' })
    .getByRole('button', { name: say('read') })
    .click()
  await page.locator('ins').filter({ hasText: 'Thank you for reading.' }).waitFor()
  expect(await page.locator('del').count()).toBe(0)
  const reader = await visit('/terms')
  await reader.getByText('Thank you for reading.').waitFor()
})

test('CAT-11 CON-04 help categories are added and put in order, and what lacks a language is told', async () => {
  const say = consoleWords('articles', 'en-us')
  await operator.call('article/save', {
    kind: 'qa',
    texts: [{ language: 'en-us', title: 'Only in English?', summary: '', body: '<p>Yes.</p>' }],
  })
  const page = await visit('/console/articles/categories', asOperator(operator, 'en-us'))
  const rows = page.locator('tbody tr[data-row-key]')
  await rows.nth(3).waitFor()
  const first = await rows.nth(0).locator('td').nth(1).innerText()
  await page.getByRole('button', { name: say('down', { name: first }) }).click()
  await rows.nth(1).filter({ hasText: first }).waitFor()
  await page.goto('/console/translations?missing=ko-kr')
  await page.getByRole('link', { name: 'Only in English?' }).click()
  await page.getByRole('heading', { name: 'Only in English?' }).waitFor()
})

test('CAT-06 CON-04 a word put first in the console is the first hot word of the search, and the default one searches an empty box', async () => {
  const say = consoleWords('searchword', 'en-us')
  const page = await visit('/console/search-words?language=en-us', asOperator(operator, 'en-us', 'desk'))
  const cardOf = (title: string) => page.locator('.ant-card').filter({ has: page.getByText(title, { exact: true }) })
  for (const [title, word] of [
    [say('hot'), 'porcelain'],
    [say('default'), 'oolong'],
  ] as const) {
    const rows = cardOf(title).locator('tbody tr[data-row-key]')
    await cardOf(title)
      .getByRole('button', { name: say('add_word'), exact: true })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('word'), { exact: true }).fill(word)
    await dialog.getByRole('button', { name: english.save, exact: true }).click()
    const added = rows.filter({ hasText: word })
    await added.waitFor()
    for (let place = (await rows.count()) - 1; place > 0; place--) {
      await added.getByRole('button', { name: consoleWords('tree', 'en-us')('up', { name: word }) }).click()
      await rows
        .nth(place - 1)
        .filter({ hasText: word })
        .waitFor()
    }
  }
  const shopper = await visit('/v2/goods/search/search')
  await shopper.getByRole('listitem').filter({ hasText: '1porcelain' }).waitFor()
  const box = shopper.getByPlaceholder('oolong')
  await box.press('Enter')
  await shopper.waitForURL(/keyword=oolong/)
})
