import { composer as english } from '@longmall/translations/en-us/console/composer.ts'
import { composer as chinese } from '@longmall/translations/zh-cn/console/composer.ts'
import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dialog, press, expectAccessible, switchTo, useConsole } from './console-shop.ts'
import { eventually } from './eventually.ts'

const { visit, open, query, call: operate, shop } = useConsole()
const fill = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replace(`{${name}}`, String(value)), text)
const names = (page: Page) => page.locator('main ol li button[aria-current] > span:first-child').allInnerTexts()
const preview = (page: Page) => page.frameLocator('iframe')
/** Presses a button, and the same one in its confirmation. */
async function confirm(page: Page, name: string) {
  await press(page, name)
  await page.locator('.ant-modal').getByRole('button', { name, exact: true }).click()
  await page.locator('.ant-modal').waitFor({ state: 'hidden' })
}
const saved = (page: Page, t: typeof english | typeof chinese) => page.getByRole('status').filter({ hasText: t.draft_saved }).waitFor()
const draftOf = () => query<{ version: number; blocks: DraftBlock[] }>('content/view_page', { page: 'home' })
/** Whether the home page, as the server renders it for everybody, contains this. */
const isAtHome = (text: string) => eventually(async () => (await (await fetch(`${shop().address}/?language=en-us`)).text()).includes(text))

test('CAT-01 CON-04 QUA-08 blocks of the home page are moved by keyboard, written, previewed, published, seen by a shopper, and undone; conflicts of two operators are resolved; problems of a block are shown', async () => {
  const page = await open('/console/pages/page?page=home')
  await page.getByRole('heading', { level: 1, name: english.kind_home }).waitFor()
  await preview(page).getByRole('searchbox').or(preview(page).locator('[data-block]').first()).first().waitFor()

  // The notices go up above the block before them.
  await page.getByRole('button', { name: fill(english.drag, { name: english.block_notice }) }).focus()
  const before = await names(page)
  const from = before.findIndex((name) => name.startsWith(english.block_notice)) + 1
  const announced = (text: string, position: number) =>
    page
      .locator('[aria-live]')
      .filter({ hasText: fill(text, { name: english.block_notice, place: position }) })
      .waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await announced(english.drag_over, from)
  await page.keyboard.press('ArrowUp')
  await announced(english.drag_over, from - 1)
  await page.keyboard.press('Space')
  await announced(english.drag_end, from - 1)
  await saved(page, english)
  const moved = await names(page)
  expect(moved.map((name) => name.split(' ·')[0])).not.toEqual(before.map((name) => name.split(' ·')[0]))
  expect(moved.toSorted()).toEqual(before.toSorted())
  await expectAccessible(page)

  // Its own heading, shown in the preview once it is saved.
  await page
    .getByRole('button', { name: new RegExp(`^${english.block_goods_grid}`) })
    .last()
    .click()
  const title = page.getByLabel(`${english.text_title} · English`)
  await title.fill('Chosen with care')
  await preview(page).getByRole('heading', { name: 'Chosen with care' }).waitFor()
  await saved(page, english)
  await isAtHome('Chosen with care').toBe(false)
  await confirm(page, english.publish)
  await page.getByRole('status').filter({ hasText: english.no_draft }).waitFor()
  await isAtHome('Chosen with care').toBe(true)

  // Of two operators neither overwrites the other.
  const { version, blocks } = await draftOf()
  const theirs = blocks.map((block) => (block.kind === 'goods_grid' ? { ...block, title: { 'en-us': 'Theirs' } } : block))
  await operate('content/save_page', { page: 'home', version, blocks: theirs })
  await title.fill('Mine')
  await page.getByRole('dialog').filter({ hasText: english.conflict_lead }).waitFor()
  await page
    .getByRole('radio', { name: /Theirs/ })
    .last()
    .check()
  await press(dialog(page), english.conflict_merge)
  await expect.poll(() => title.inputValue()).toBe('Theirs')
  await saved(page, english)
  expect((await draftOf()).blocks.findLast(({ kind }) => kind === 'goods_grid')).toMatchObject({ title: { 'en-us': 'Theirs' } })
  await press(page, english.all_blocks)

  // A block that lacks something, in Chinese.
  await switchTo(page, 'zh-cn', 'desk')
  await page.locator('main ol li button[aria-current]').first().waitFor()
  const count = (await names(page)).length
  await press(page, chinese.add_block)
  await page.getByRole('menuitem', { name: new RegExp(chinese.block_carousel) }).click()
  await page.getByRole('alert').filter({ hasText: chinese.problem_parts_missing }).waitFor()
  await saved(page, chinese)
  expect(await page.getByRole('button', { name: chinese.publish, exact: true }).isDisabled()).toBe(true)
  await press(page, chinese.all_blocks)
  await eventually(async () => (await names(page)).length).toBe(count + 1)
  await press(page, chinese.undo)
  await eventually(async () => (await names(page)).length).toBe(count)
  await saved(page, chinese)
  await confirm(page, chinese.discard)
  await page.getByRole('status').filter({ hasText: chinese.no_draft }).waitFor()
  expect(await page.locator('body').innerText()).not.toContain('undefined')

  // The publication is undone out of the history.
  await press(page, chinese.history)
  const first = page.getByRole('row').filter({ hasText: chinese.default_version })
  await first.getByRole('button', { name: chinese.publish_again }).click()
  await page.locator('.ant-modal').getByRole('button', { name: chinese.publish_again }).click()
  await isAtHome('Chosen with care').toBe(false)
})

test('CAT-01 a preview is neither cached nor indexed, and an expired one shows that', async () => {
  const { ticket } = (await operate('content/preview_ticket', { page: 'home' })) as { ticket: string }
  const { status, headers } = await fetch(`${shop().address}/?preview=${ticket}&language=ko-kr&theme=pink`)
  expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex'])
  const previewPage = await visit(`/?preview=${ticket}&language=ko-kr&theme=pink`)
  await previewPage.locator('[data-block]').first().waitFor()
  expect([await previewPage.locator('html').getAttribute('lang'), await previewPage.locator('html').getAttribute('data-theme')]).toEqual([
    'ko-KR',
    'pink',
  ])
  expect(await previewPage.evaluate(() => localStorage.getItem('language'))).toBe('en-us')
  await previewPage.goto(`/?preview=${'x'.repeat(43)}`)
  await previewPage.getByText('This preview has ended').first().waitFor()
})
