import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { press, expectAccessible, switchTo, useConsole } from './console-shop.ts'
import { getConsoleTranslations, getConsoleShellTranslations } from './console-translations.ts'
import { settle } from './screen.ts'
import { call } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit, open, query, call: operate } = useConsole()
const [tArticles, tConsole] = [getConsoleTranslations('articles'), getConsoleShellTranslations()]
const confirm = (page: Page) => page.locator('.ant-modal-footer .ant-btn-primary').click()

async function write(page: Page, label: string, language: string, text: string) {
  await page.getByRole('tab', { name: new RegExp(`^${language}`) }).click()
  await page.getByLabel(`${label} · ${language}`, { exact: true }).fill(text)
}

test('CAT-11 CON-04 QUA-08 a notice is written in two languages, merged with what another operator saved, published, read in the shop in both, and withdrawn', async () => {
  const chinese = getConsoleTranslations('articles', 'zh-cn')
  const [title, korean] = [`Notice ${Date.now()}`, `공지 ${Date.now()}`]
  const page = await open('/console/articles?kind=notice')
  await page.getByRole('link', { name: tArticles('add') }).click()
  await write(page, tArticles('text_title'), 'English', title)
  await write(page, tArticles('body'), 'English', 'We open early.')
  await write(page, tArticles('text_title'), '한국어', korean)
  await write(page, tArticles('body'), '한국어', '일찍 엽니다.')
  await press(page, tArticles('save_draft'))
  await page.waitForURL(/article_id=\d+/)
  const article_id = Number(/article_id=(\d+)/.exec(page.url())![1])
  await page.getByText(tArticles('state_draft'), { exact: true }).first().waitFor()
  await expectAccessible(page)

  interface Article {
    version: number
    texts: { language: string; title: string; summary: string; body: string }[]
  }
  const written = () => query<Article>('article/staff_view', { article_id })
  const { version, texts } = await written()
  await write(page, tArticles('text_title'), 'English', `${title} again`)
  const theirs = texts.map((text) => (text.language === 'en-us' ? { ...text, title: `${title} by another` } : text))
  await operate('article/save', { article_id, version, kind: 'notice', texts: theirs })
  await press(page, tConsole('save'))
  await press(page.getByRole('dialog', { name: tConsole('merge_title') }), tConsole('merge_use'))
  await press(page, tConsole('save'))
  await expect.poll(async () => (await written()).texts.find(({ language }) => language === 'en-us')!.title).toBe(`${title} again`)
  await page.locator('.ant-btn-loading').first().waitFor({ state: 'detached' })

  await switchTo(page, 'zh-cn', 'phone')
  await press(page, chinese('publish'))
  await confirm(page)
  await page.getByText(chinese('state_published'), { exact: true }).first().waitFor()
  const reader = await visit('/v2/notice/list/list', { language: 'ko-kr' })
  await reader.getByRole('link', { name: korean }).click()
  await reader.getByText('일찍 엽니다.').waitFor()
  expect((await call('article/view', { article_id })).title).toBe(`${title} again`)
  await press(page, chinese('history'))
  await page
    .getByRole('dialog', { name: chinese('history') })
    .getByText(chinese('action_published'), { exact: true })
    .waitFor()
  await page.keyboard.press('Escape')
  await press(page, chinese('withdraw'))
  await confirm(page)
  await page.getByText(chinese('state_draft'), { exact: true }).first().waitFor()
  await reader.goto(`/v2/notice/detail/detail?id=${article_id}`)
  await reader.getByText(getTranslations('shell', 'ko-kr')('not_found_title')).waitFor()
})

test('CAT-06 CAT-11 CON-04 help categories are put in order, missing languages are shown, and a keyword put first is the first hot keyword of the search; the default one searches an empty box', async () => {
  const t = getConsoleTranslations('searchkeyword')
  await operate('article/save', {
    kind: 'qa',
    texts: [{ language: 'en-us', title: 'Only in English?', summary: '', body: '<p>Yes.</p>' }],
  })
  const page = await open('/console/articles/categories')
  const categories = page.locator('tbody tr[data-row-key]')
  await categories.nth(3).waitFor()
  const first = await categories.nth(0).locator('td').nth(1).innerText()
  await page.getByRole('button', { name: tArticles('down', { name: first }) }).click()
  await categories.nth(1).filter({ hasText: first }).waitFor()
  await settle(page, '/console/translations?missing_language=ko-kr')
  await page.getByRole('link', { name: 'Only in English?' }).click()
  await page.getByRole('heading', { name: 'Only in English?' }).waitFor()

  await settle(page, '/console/search-words?language=en-us')
  const cardOf = (title: string) => page.locator('.ant-card').filter({ has: page.getByText(title, { exact: true }) })
  for (const [title, word] of [
    [t('hot'), 'porcelain'],
    [t('default'), 'oolong'],
  ] as const) {
    const rows = cardOf(title).locator('tbody tr[data-row-key]')
    await cardOf(title)
      .getByRole('button', { name: t('add_keyword'), exact: true })
      .click()
    const form = page.getByRole('dialog')
    await form.getByLabel(t('keyword'), { exact: true }).fill(word)
    await form.getByRole('button', { name: tConsole('save'), exact: true }).click()
    const added = rows.filter({ hasText: word })
    await added.waitFor()
    for (let index = (await rows.count()) - 1; index > 0; index--) {
      await added.getByRole('button', { name: getConsoleTranslations('tree', 'en-us')('up', { name: word }) }).click()
      await rows
        .nth(index - 1)
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
