import { readFileSync } from 'node:fs'
import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { asOperator, choose, chooseFound } from './console-session.ts'
import { confirm, dialog, press, expectAccessible, switchTo, useConsole } from './console-shop.ts'
import { getConsoleTranslations, getConsoleShellTranslations } from './console-translations.ts'
import { eventually } from './eventually.ts'
import { settle } from './screen.ts'
import { registerMember } from './shopper.ts'
import { consoleMoney } from './shown-price.ts'

const { visit, open, query, owner } = useConsole()

test('CON-06 WAL-03 QUA-08 liabilities, their breakdown, a check of the ledger, and providers by day with their payments', async () => {
  const [english, t, tWork] = [
    getConsoleTranslations('liabilities'),
    getConsoleTranslations('liabilities', 'zh-cn'),
    getConsoleTranslations('work'),
  ]
  // Jobs that run in the shop meanwhile change the sums: compare with the response that this page received.
  let response!: Promise<Response>
  const prepare = async (fresh: Page) => void (response = fresh.waitForResponse(/\/api\/ops\/liabilities(\?|$)/))
  const page = await visit('/console/finance', { ...asOperator(owner(), 'en-us'), prepare })
  const { data } = (await (await response).json()) as { data: OutputOf<Api['ops/liabilities']> }
  const money = data.units.find(({ unit }) => unit === 'MONEY')!
  await page.getByText(consoleMoney(money.liability, 'en-us'), { exact: true }).first().waitFor()
  await page.getByText(consoleMoney(money.own_funds, 'en-us'), { exact: true }).first().waitFor()
  await page.getByText(english('by_day')).first().waitFor()

  await press(page, english('verify'))
  await confirm(page, english('verify'))
  await dialog(page).getByText(tWork('state_done'), { exact: true }).waitFor()
  await dialog(page).getByRole('button', { name: /close/i }).first().click()
  await page
    .locator('.ant-tag')
    .getByText(/^No discrepancies in/)
    .first()
    .waitFor()
  await expectAccessible(page)

  await switchTo(page, 'zh-cn', 'phone')
  await page.getByRole('link', { name: t('purpose_non_withdrawable'), exact: true }).click()
  await page.getByRole('heading', { level: 1 }).getByText(t('purpose_non_withdrawable')).waitFor()
  await page.locator('tbody a[href*="statement"]').first().waitFor()
  await expectAccessible(page)

  await settle(page, '/console/payments/days')
  await page.locator('.ant-tag').getByText(t('matches'), { exact: true }).first().waitFor()
  await expectAccessible(page)
  await page.locator('tbody a[href*="/payments?"]').first().click()
  await page.waitForURL(({ pathname, searchParams }) => pathname === '/console/payments' && searchParams.get('provider') === 'sandbox')
  await page.locator('tbody tr.ant-table-row').first().waitFor()
})

test('WAL-08 money is adjusted for a member who is picked by name; the list shows the member, and the operator who requested it', async () => {
  const [t, tConsole] = [getConsoleTranslations('finance'), getConsoleShellTranslations()]
  const { account, customer_id: member_id } = await registerMember()
  const page = await open('/console/adjustments')
  await press(page, t('request_adjustment'))
  const drawer = dialog(page)
  await drawer.getByLabel(t('member')).first().click()
  await chooseFound(page, drawer.getByLabel(t('member')).first(), account)
  // The picked member is shown with their balances before anything is requested.
  await drawer.getByRole('group').getByRole('link', { name: account }).waitFor()
  await drawer.getByLabel(t('amount'), { exact: true }).fill('12.5')
  await drawer.getByLabel(tConsole('reason')).fill('A parcel was lost')
  await press(drawer, tConsole('save'))
  const row = page.locator('tbody tr.ant-table-row').filter({ hasText: account })
  await row.waitFor()
  const { list } = await query<{ list: { requested_by_name: string; amount: string }[] }>('wallet/adjustments', { member_id })
  expect(list).toMatchObject([{ amount: '12.50', requested_by_name: expect.stringMatching(/[A-Za-z]/) }])
  await row.getByText(list[0]!.requested_by_name).waitFor()
  await row.getByText(consoleMoney('12.50', 'en-us'), { exact: true }).waitFor()
})

test('CON-04 CON-05 CON-10 ORD-16 QUA-08 members are tagged and found by their tag; all orders of the list’s filters go into a file', async () => {
  const [t, tConsole, tWork] = [
    getConsoleTranslations('member', 'zh-cn'),
    getConsoleShellTranslations('zh-cn'),
    getConsoleTranslations('work'),
  ]
  const name = `Wholesale ${Date.now()}`
  const page = await open('/console/members/tags', 'zh-cn', 'phone')
  await press(page, t('tag_add'))
  await dialog(page).getByLabel(t('tag_name')).fill(name)
  await confirm(page, tConsole('save'))
  await page.getByRole('cell', { name, exact: true }).waitFor()
  await expectAccessible(page)

  await settle(page, '/console/members')
  const rows = page.locator('tbody tr.ant-table-row')
  await rows.nth(1).getByRole('checkbox').check()
  await rows.nth(2).getByRole('checkbox').check()
  await press(page, t('tag_members'))
  await choose(page, t('add_tags'), name)
  await dialog(page).locator('.ant-drawer-title').click()
  await confirm(page, tConsole('save'))
  await page.locator('tbody .ant-tag').getByText(name, { exact: true }).first().waitFor()
  await page.locator('tbody a').filter({ hasText: name }).first().click()
  await eventually(() => rows.count()).toBe(2)
  await expectAccessible(page)
  await rows.first().getByRole('link').first().click()
  await press(page, t('change_tags'))
  await dialog(page).locator('.ant-select-selection-item').getByText(name).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })

  await switchTo(page, 'en-us', 'desk')
  await settle(page, '/console/orders?state=completed')
  await rows.first().waitFor()
  await press(page, tWork('export'))
  await page.getByRole('menuitem', { name: tWork('export_csv') }).click()
  await dialog(page).getByText(tWork('state_done'), { exact: true }).waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, tWork('download'))])
  expect(download.suggestedFilename()).toMatch(/^longmall-orders-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
    .slice(1)
  const purposes = new Set(lines.map((line) => line.split(',')[2]))
  expect(lines.length).toBeGreaterThan(0)
  expect(purposes.size).toBe(1)
})
