import { composer as english } from '@longmall/phrases/en-us/console/composer.ts'
import { composer as chinese } from '@longmall/phrases/zh-cn/console/composer.ts'
import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { useBrowser, visitOwnShop } from './browser.ts'
import { asOperator, logInOperator, type Operator } from './console-session.ts'
import { startOwnShop } from './own-shop.ts'
import type { StartedShop } from './start-shop.ts'

const { visit } = useBrowser()
let shop: StartedShop
let operator: Operator & { ask: Operator['call'] }
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  operator = await logInOperator()
})
afterAll(() => shop.stop())

const editor = '/console/pages/page?page=home'
const fill = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), text)
const names = (page: Page) => page.locator('main ol li button[aria-current] > span:first-child').allInnerTexts()
const preview = (page: Page) => page.frameLocator('iframe')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
/** Presses a button, and the same one of the question that it asks. */
async function confirm(page: Page, name: string) {
  await press(page, name)
  await page.locator('.ant-modal').getByRole('button', { name, exact: true }).click()
  await page.locator('.ant-modal').waitFor({ state: 'hidden' })
}
const saved = (page: Page, say: typeof english | typeof chinese) => page.getByRole('status').filter({ hasText: say.draft_saved }).waitFor()
const draftOf = async () => (await operator.ask('content/view_page', { page: 'home' })) as { version: number; blocks: DraftBlock[] }

describe('the home page is composed anew', () => {
  test('CAT-01 CON-04 blocks are moved by keyboard, written, previewed, published, seen by a shopper, and undone', async () => {
    const page = await visit(editor, asOperator(operator, 'en-us'))
    await page.getByRole('heading', { level: 1, name: english.kind_home }).waitFor()
    await preview(page).getByRole('searchbox').or(preview(page).locator('[data-block]').first()).first().waitFor()

    // The notices go up above the block before them.
    await page.getByRole('button', { name: fill(english.drag, { name: english.block_notice }) }).focus()
    const before = await names(page)
    const from = before.findIndex((name) => name.startsWith(english.block_notice)) + 1
    const heard = (text: string, place: number) =>
      page
        .locator('[aria-live]')
        .filter({ hasText: fill(text, { name: english.block_notice, place }) })
        .waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await heard(english.drag_over, from)
    await page.keyboard.press('ArrowUp')
    await heard(english.drag_over, from - 1)
    await page.keyboard.press('Space')
    await heard(english.drag_ended, from - 1)
    await saved(page, english)
    const moved = await names(page)
    expect(moved.map((name) => name.split(' ·')[0])).not.toEqual(before.map((name) => name.split(' ·')[0]))
    expect(moved.toSorted()).toEqual(before.toSorted())
    expect(await findBarriers(page)).toEqual([])

    // A heading of its own, seen in the preview as soon as it is saved.
    await page
      .getByRole('button', { name: new RegExp(`^${english.block_goods_grid}`) })
      .last()
      .click()
    await page.getByLabel(`${english.words_title} · English`).fill('Chosen with care')
    await saved(page, english)
    await preview(page).getByRole('heading', { name: 'Chosen with care' }).waitFor()

    const shopper = await visit('/')
    await shopper.locator('main h2').first().waitFor()
    expect(await shopper.getByRole('heading', { name: 'Chosen with care' }).count()).toBe(0)
    await confirm(page, english.publish)
    await page.getByRole('status').filter({ hasText: english.no_draft }).waitFor()
    await shopper.reload()
    await shopper.getByRole('heading', { name: 'Chosen with care' }).waitFor()

    // The publication is undone out of the history.
    await press(page, english.history)
    const first = page.getByRole('row').filter({ hasText: english.as_it_came })
    await first.getByRole('button', { name: english.publish_again }).click()
    await page.locator('.ant-modal').getByRole('button', { name: english.publish_again }).click()
    // The dialog closes with the answer.
    await page.locator('.ant-modal').waitFor({ state: 'hidden' })
    await shopper.reload()
    await shopper.locator('main h2').first().waitFor()
    expect(await shopper.getByRole('heading', { name: 'Chosen with care' }).count()).toBe(0)
  })

  test('CON-04 in Chinese: a block is added, told what it lacks, undone, and the draft thrown away', async () => {
    const page = await visit(editor, asOperator(operator, 'zh-cn'))
    await page.getByRole('button', { name: chinese.add_block }).click()
    await page.getByRole('menuitem', { name: new RegExp(chinese.block_carousel) }).click()
    await page.getByRole('alert').filter({ hasText: chinese.problem_parts_missing }).waitFor()
    await saved(page, chinese)
    expect(await page.getByRole('button', { name: chinese.publish, exact: true }).isDisabled()).toBe(true)
    await press(page, chinese.all_blocks)
    await page.locator('main ol li button[aria-current]').first().waitFor()
    const count = (await names(page)).length
    await press(page, chinese.undo)
    await expect.poll(async () => (await names(page)).length).toBe(count - 1)
    await saved(page, chinese)
    await confirm(page, chinese.discard)
    await page.getByRole('status').filter({ hasText: chinese.no_draft }).waitFor()
    expect(await page.locator('body').innerText()).not.toContain('undefined')
  })
})

test('CON-04 of two operators neither overwrites the other: what both changed is chosen', async () => {
  const page = await visit(editor, asOperator(operator, 'en-us'))
  await page
    .getByRole('button', { name: new RegExp(`^${english.block_goods_grid}`) })
    .last()
    .click()
  const title = page.getByLabel(`${english.words_title} · English`)
  await title.waitFor()
  const { version, blocks } = await draftOf()
  const theirs = blocks.map((block) => (block.kind === 'goods_grid' ? { ...block, title: { 'en-us': 'Theirs' } } : block))
  await operator.call('content/save_page', { page: 'home', version, blocks: theirs })
  await title.fill('Mine')
  await page.getByRole('dialog').filter({ hasText: english.stale_lead }).waitFor()
  await page
    .getByRole('radio', { name: /Theirs/ })
    .last()
    .check()
  await press(page, english.stale_merge)
  await expect.poll(() => title.inputValue()).toBe('Theirs')
  await saved(page, english)
  expect((await draftOf()).blocks.find(({ kind }) => kind === 'goods_grid')).toMatchObject({ title: { 'en-us': 'Theirs' } })
  const { version: last } = await draftOf()
  await operator.call('content/discard_draft', { page: 'home', version: last })
})

test('CAT-01 a preview is nobody’s to keep or list, and an ended one says so', async () => {
  const { ticket } = (await operator.call('content/preview_ticket', { page: 'home' })) as { ticket: string }
  const { status, headers } = await fetch(`${shop.address}/?preview=${ticket}&language=ko-kr&theme=pink`)
  expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex'])
  const seen = await visit(`/?preview=${ticket}&language=ko-kr&theme=pink`)
  await seen.locator('[data-block]').first().waitFor()
  expect([await seen.locator('html').getAttribute('lang'), await seen.locator('html').getAttribute('data-theme')]).toEqual([
    'ko-KR',
    'pink',
  ])
  expect(await seen.evaluate(() => localStorage.getItem('language'))).toBe('en-us')
  const over = await visit(`/?preview=${'x'.repeat(43)}`)
  await over.getByText('This preview has ended').first().waitFor()
})
