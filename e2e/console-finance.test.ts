import { readFileSync } from 'node:fs'
import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { asOperator, choose, chooseFound } from './console-session.ts'
import { confirm, dialog, press, seeNoBarriers, turnTo, useConsole } from './console-shop.ts'
import { consoleWords, frameWords } from './console-words.ts'
import { eventually } from './eventually.ts'
import { settle } from './screen.ts'
import { registerMember } from './shopper.ts'
import { consoleMoney } from './shown-price.ts'

const { visit, open, ask, owner } = useConsole()

test('CON-06 WAL-03 QUA-08 what is owed, what it is made of, a look over the ledger, and providers by day with their payments', async () => {
  const [english, say, work] = [consoleWords('owed'), consoleWords('owed', 'zh-cn'), consoleWords('work')]
  // What falls due in the shop meanwhile changes the sums: those that this page was told.
  let asked!: Promise<Response>
  const prepare = async (fresh: Page) => void (asked = fresh.waitForResponse(/\/api\/ops\/owed(\?|$)/))
  const page = await visit('/console/finance', { ...asOperator(owner(), 'en-us'), prepare })
  const { data } = (await (await asked).json()) as { data: { units: { unit: string; owed: string; own: string }[] } }
  const money = data.units.find(({ unit }) => unit === 'MONEY')!
  await page.getByText(consoleMoney(money.owed, 'en-us'), { exact: true }).first().waitFor()
  await page.getByText(consoleMoney(money.own, 'en-us'), { exact: true }).first().waitFor()
  await page.getByText(english('by_day')).first().waitFor()

  await press(page, english('verify'))
  await confirm(page, english('verify'))
  await dialog(page).getByText(work('state_done'), { exact: true }).waitFor()
  await dialog(page).getByRole('button', { name: /close/i }).first().click()
  await page
    .locator('.ant-tag')
    .getByText(/^No discrepancies in/)
    .first()
    .waitFor()
  await seeNoBarriers(page)

  await turnTo(page, 'zh-cn', 'phone')
  await page.getByRole('link', { name: say('purpose_non_withdrawable'), exact: true }).click()
  await page.getByRole('heading', { level: 1 }).getByText(say('purpose_non_withdrawable')).waitFor()
  await page.locator('tbody a[href*="statement"]').first().waitFor()
  await seeNoBarriers(page)

  await settle(page, '/console/payments/days')
  await page.locator('.ant-tag').getByText(say('fits'), { exact: true }).first().waitFor()
  await seeNoBarriers(page)
  await page.locator('tbody a[href*="/payments?"]').first().click()
  await page.waitForURL(({ pathname, searchParams }) => pathname === '/console/payments' && searchParams.get('provider') === 'sandbox')
  await page.locator('tbody tr.ant-table-row').first().waitFor()
})

test('WAL-08 money is adjusted for a member who is picked by name; the list says for whom, and which operator asked', async () => {
  const [say, frame] = [consoleWords('finance'), frameWords()]
  const { account, customer_id: member_id } = await registerMember()
  const page = await open('/console/adjustments')
  await press(page, say('ask_adjustment'))
  const drawer = dialog(page)
  await drawer.getByLabel(say('member')).first().click()
  await chooseFound(page, drawer.getByLabel(say('member')).first(), account)
  // The picked one is shown with what they hold, before anything is asked for.
  await drawer.getByRole('group').getByRole('link', { name: account }).waitFor()
  await drawer.getByLabel(say('amount'), { exact: true }).fill('12.5')
  await drawer.getByLabel(frame('reason')).fill('A parcel was lost')
  await press(drawer, frame('save'))
  const row = page.locator('tbody tr.ant-table-row').filter({ hasText: account })
  await row.waitFor()
  const { list } = await ask<{ list: { requested_by_name: string; amount: string }[] }>('wallet/adjustments', { member_id })
  expect(list).toMatchObject([{ amount: '12.50', requested_by_name: expect.stringMatching(/[A-Za-z]/) }])
  await row.getByText(list[0]!.requested_by_name).waitFor()
  await row.getByText(consoleMoney('12.50', 'en-us'), { exact: true }).waitFor()
})

test('CON-04 CON-05 CON-10 ORD-16 QUA-08 members are tagged and found by their tag; all orders of the list’s filters go into a file', async () => {
  const [say, frame, work] = [consoleWords('member', 'zh-cn'), frameWords('zh-cn'), consoleWords('work')]
  const name = `Wholesale ${Date.now()}`
  const page = await open('/console/members/tags', 'zh-cn', 'phone')
  await press(page, say('tag_add'))
  await dialog(page).getByLabel(say('tag_name')).fill(name)
  await confirm(page, frame('save'))
  await page.getByRole('cell', { name, exact: true }).waitFor()
  await seeNoBarriers(page)

  await settle(page, '/console/members')
  const rows = page.locator('tbody tr.ant-table-row')
  await rows.nth(1).getByRole('checkbox').check()
  await rows.nth(2).getByRole('checkbox').check()
  await press(page, say('tag_members'))
  await choose(page, say('put_tags'), name)
  await dialog(page).locator('.ant-drawer-title').click()
  await confirm(page, frame('save'))
  await page.locator('tbody .ant-tag').getByText(name, { exact: true }).first().waitFor()
  await page.locator('tbody a').filter({ hasText: name }).first().click()
  await eventually(() => rows.count()).toBe(2)
  await seeNoBarriers(page)
  await rows.first().getByRole('link').first().click()
  await press(page, say('change_tags'))
  await dialog(page).locator('.ant-select-selection-item').getByText(name).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })

  await turnTo(page, 'en-us', 'desk')
  await settle(page, '/console/orders?state=completed')
  await rows.first().waitFor()
  await press(page, work('export'))
  await page.getByRole('menuitem', { name: work('export_csv') }).click()
  await dialog(page).getByText(work('state_done'), { exact: true }).waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, work('download'))])
  expect(download.suggestedFilename()).toMatch(/^longmall-orders-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
    .slice(1)
  const said = new Set(lines.map((line) => line.split(',')[2]))
  expect(lines.length).toBeGreaterThan(0)
  expect(said.size).toBe(1)
})
