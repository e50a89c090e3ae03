import { readFileSync } from 'node:fs'
import type { Language } from '@longmall/contract/fields.ts'
import type { Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { useBrowser, visitOwnShop, type Visit } from './browser.ts'
import { asOperator, choose, chooseFound, logInOperator } from './console-session.ts'
import { consoleWords, frameWords } from './console-words.ts'
import { eventually } from './eventually.ts'
import { startOwnShop } from './own-shop.ts'
import { registerMember } from './shopper.ts'
import { consoleMoney } from './shown-price.ts'
import type { StartedShop } from './start-shop.ts'

const { visit } = useBrowser()
// Its members get tags: the other journeys keep theirs.
let shop: StartedShop
let operator: Awaited<ReturnType<typeof logInOperator>>
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  operator = await logInOperator()
}, 300_000)
afterAll(() => shop.stop())

const people = [
  { language: 'en-us', width: 'desk' },
  { language: 'zh-cn', width: 'phone' },
] as const satisfies { language: Language; width: Visit['width'] }[]

const open = (path: string, language: Language, width: Visit['width']) => visit(path, asOperator(operator, language, width))
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const inDialog = (page: Page) => page.getByRole('dialog').last()

test.each(people)(
  'CON-06 WAL-03 QUA-08 in $language on a $width: what is owed, what it is made of, and a look over the ledger',
  async ({ language, width }) => {
    const [say, work] = [consoleWords('owed', language), consoleWords('work', language)]
    // What falls due in the shop meanwhile changes the sums: those that this page was told.
    let asked!: Promise<Response>
    const prepare = async (fresh: Page) => void (asked = fresh.waitForResponse(/\/api\/ops\/owed(\?|$)/))
    const page = await visit('/console/finance', { ...asOperator(operator, language, width), prepare })
    const { data } = (await (await asked).json()) as { data: { units: { unit: string; owed: string; own: string }[] } }
    const money = data.units.find(({ unit }) => unit === 'MONEY')!
    await page.getByText(consoleMoney(money.owed, language), { exact: true }).first().waitFor()
    await page.getByText(consoleMoney(money.own, language), { exact: true }).first().waitFor()
    await page.getByText(say('by_day')).first().waitFor()
    expect(await findBarriers(page)).toEqual([])

    await press(page, say('verify'))
    await inDialog(page)
      .getByRole('button', { name: say('verify'), exact: true })
      .click()
    await inDialog(page).getByText(work('state_done'), { exact: true }).waitFor()
    await inDialog(page)
      .getByRole('button', { name: /close|关闭/i })
      .first()
      .click()
    await page
      .locator('.ant-tag')
      .getByText(/Nothing differs|无差异/)
      .first()
      .waitFor()

    await page.getByRole('link', { name: say('purpose_non_withdrawable'), exact: true }).click()
    await page.getByRole('heading', { level: 1 }).getByText(say('purpose_non_withdrawable')).waitFor()
    await page.locator('tbody a[href*="statement"]').first().waitFor()
    expect(await findBarriers(page)).toEqual([])
  },
)

test('WAL-08 money is adjusted for a member who is picked by name; the list says for whom, and which operator asked', async () => {
  const [say, frame] = [consoleWords('finance', 'en-us'), frameWords('en-us')]
  const { account, customer_id: member_id } = await registerMember()
  const page = await open('/console/adjustments', 'en-us', 'desk')
  await press(page, say('ask_adjustment'))
  const drawer = inDialog(page)
  await drawer.getByLabel(say('member')).first().click()
  await chooseFound(page, drawer.getByLabel(say('member')).first(), account)
  // The picked one is shown with what they hold, before anything is asked for.
  await drawer.getByRole('group').getByRole('link', { name: account }).waitFor()
  await drawer.getByLabel(say('amount'), { exact: true }).fill('12.5')
  await drawer.getByLabel(frame('reason')).fill('A parcel was lost')
  await drawer.getByRole('button', { name: frame('save'), exact: true }).click()
  const row = page.locator('tbody tr.ant-table-row').filter({ hasText: account })
  await row.waitFor()
  const { list } = (await operator.ask('wallet/adjustments', { member_id })) as { list: { requested_by_name: string; amount: string }[] }
  expect(list).toMatchObject([{ amount: '12.50', requested_by_name: expect.stringMatching(/[A-Za-z]/) }])
  await row.getByText(list[0]!.requested_by_name).waitFor()
  await row.getByText(consoleMoney('12.50', 'en-us'), { exact: true }).waitFor()
})

test.each(people)(
  'CON-06 QUA-08 in $language on a $width: providers by day fit, and lead to their payments',
  async ({ language, width }) => {
    const say = consoleWords('owed', language)
    const page = await open('/console/payments/days', language, width)
    await page.locator('.ant-tag').getByText(say('fits'), { exact: true }).first().waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.locator('tbody a[href*="/payments?"]').first().click()
    await page.waitForURL(({ pathname, searchParams }) => pathname === '/console/payments' && searchParams.get('provider') === 'sandbox')
    await page.locator('tbody tr.ant-table-row').first().waitFor()
  },
)

test.each(people)(
  'CON-04 CON-05 QUA-08 in $language on a $width: members are tagged and found by their tag',
  async ({ language, width }) => {
    const [say, frame] = [consoleWords('member', language), frameWords(language)]
    const name = `Wholesale ${language}`
    const page = await open('/console/members/tags', language, width)
    await press(page, say('tag_add'))
    await inDialog(page).getByLabel(say('tag_name')).fill(name)
    await inDialog(page)
      .getByRole('button', { name: frame('save'), exact: true })
      .click()
    await page.getByRole('cell', { name, exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])

    await page.goto(`${shop.address}/console/members`)
    const rows = page.locator('tbody tr.ant-table-row')
    await rows.nth(1).getByRole('checkbox').check()
    await rows.nth(2).getByRole('checkbox').check()
    await press(page, say('tag_members'))
    await choose(page, say('put_tags'), name)
    await inDialog(page).locator('.ant-drawer-title').click()
    await inDialog(page)
      .getByRole('button', { name: frame('save'), exact: true })
      .click()
    await page.locator('tbody .ant-tag').getByText(name, { exact: true }).first().waitFor()
    await page.locator('tbody a').filter({ hasText: name }).first().click()
    await eventually(() => rows.count()).toBe(2)
    expect(await findBarriers(page)).toEqual([])
    await rows.first().getByRole('link').first().click()
    await press(page, say('change_tags'))
    await inDialog(page).locator('.ant-select-selection-item').getByText(name).waitFor()
  },
)

test.each(people)(
  'CON-10 ORD-16 QUA-08 in $language on a $width: all orders of the list’s filters go into a file',
  async ({ language, width }) => {
    const work = consoleWords('work', language)
    const page = await open('/console/orders?state=completed', language, width)
    await page.locator('tbody tr.ant-table-row').first().waitFor()
    await press(page, work('export'))
    await page.getByRole('menuitem', { name: work('export_csv') }).click()
    await inDialog(page).getByText(work('state_done'), { exact: true }).waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, work('download'))])
    expect(download.suggestedFilename()).toMatch(/^longmall-orders-\d{4}-\d\d-\d\d\.csv$/)
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
      .slice(1)
    const said = new Set(lines.map((line) => line.split(',')[2]))
    expect(lines.length).toBeGreaterThan(0)
    expect(said.size).toBe(1)
  },
)
