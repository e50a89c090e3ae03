import { randomUUID } from 'node:crypto'
import { console as english } from '@longmall/phrases/en-us/console.ts'
import { console as chinese } from '@longmall/phrases/zh-cn/console.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { useBrowser, visitOwnShop } from './browser.ts'
import { asOperator, consoleWords, logInOperator, type Operator } from './console-session.ts'
import { startOwnShop } from './own-shop.ts'
import { call, type Shopper } from './shopper.ts'
import type { StartedShop } from './start-shop.ts'

const { visit } = useBrowser()
let shop: StartedShop
let owner: Operator
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  owner = await logInOperator()
})
afterAll(() => shop.stop())

const frames = { 'en-us': english, 'zh-cn': chinese }
const password = 'console-password-1'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog').last()

/** Another operator, hired by the owner. */
async function hire(role: string): Promise<Operator & { name: string }> {
  const email_address = `${randomUUID()}@shop.example`
  const name = `Ben ${email_address.slice(0, 6)}`
  await owner.call('staff/add_staff', { email_address, name, role, password })
  return Object.assign(await logInOperator({ email: email_address, password }), { name })
}

/** Erik's account of the demo store, which may withdraw, with a request of so much. */
async function withdrawalOf(amount: string): Promise<{ withdrawal_no: string }> {
  const [account, password] = ['erik_rm4', 'Longmall1']
  const member: Shopper = { ...(await call('identity/log_in', { account, password })), account, password }
  const { list } = await call('withdrawal/list_accounts', {}, member)
  const { grant } = await call('payment/grant', { payment_password: '246810', purpose: 'withdrawal', amount }, member)
  return call('withdrawal/apply', { amount, withdrawal_account_id: list[0]!.withdrawal_account_id, grant }, member)
}

describe.each(['en-us', 'zh-cn'] as const)('the console in %s', (language) => {
  const frame = frames[language]
  const [menu, staff, finance] = [consoleWords('menu', language), consoleWords('staff', language), consoleWords('finance', language)]

  test('CON-08 IDN-12 a role is made, somebody gets it, sees only what it holds, and the log says who did it', async () => {
    const role = `night_${randomUUID().slice(0, 6)}`
    const page = await visit('/console/roles', asOperator(owner, language))
    await press(page, staff('add_role'))
    await dialog(page).getByLabel(staff('role_name')).fill(role)
    await dialog(page)
      .getByRole('group', { name: staff('resource_withdrawal') })
      .getByRole('checkbox', { name: staff('action_view') })
      .check()
    await press(page, frame.save)
    await page.getByText(role).waitFor()
    expect(await findBarriers(page)).toEqual([])

    const email = `${randomUUID()}@shop.example`
    await page.getByRole('link', { name: menu('staff') }).click()
    await press(page, staff('add_staff'))
    await dialog(page).getByLabel(staff('email')).fill(email)
    await dialog(page).getByLabel(staff('name')).fill('Nora')
    // Its options may still be on their way.
    await dialog(page).getByLabel(staff('role'), { exact: true }).fill(role)
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: role }).waitFor()
    await page.keyboard.press('Enter')
    await dialog(page).getByLabel(staff('first_password')).fill('short')
    await press(page, frame.save)
    await dialog(page).locator('.ant-form-item-explain-error').first().waitFor()
    await dialog(page).getByLabel(staff('first_password')).fill(password)
    await press(page, frame.save)
    await page.getByText(email).waitFor()
    expect(await findBarriers(page)).toEqual([])

    const nora = await logInOperator({ email, password })
    const hers = await visit('/console/withdrawals', asOperator(nora, language))
    await hers.getByRole('heading', { level: 1, name: menu('withdrawals') }).waitFor()
    expect(await hers.getByRole('button', { name: finance('make_batch') }).count()).toBe(0)
    expect(await hers.getByRole('link', { name: menu('staff'), exact: true }).count()).toBe(0)
    await hers.goto('/console/staff')
    await hers.getByText(frame.not_allowed).waitFor()

    await page.getByRole('link', { name: menu('audit') }).click()
    await page
      .getByText(`${consoleWords('auditfield', language)('of_role')} ${role}`)
      .first()
      .waitFor()
    await page.getByText(consoleWords('auditaction', language)('staff/add_role')).first().waitFor()
    expect(await findBarriers(page)).toEqual([])
  })

  test('WAL-08 CON-06 a large withdrawal needs two people, and one of them twice is not enough', async () => {
    const first = await hire('finance')
    const second = await hire('finance')
    const { withdrawal_no } = await withdrawalOf(language === 'en-us' ? '1001.00' : '1002.00')
    const open = async (operator: Operator) => {
      const page = await visit('/console/withdrawals?state=applied', asOperator(operator, language))
      return { page, row: page.getByRole('row').filter({ hasText: withdrawal_no }) }
    }
    const approve = async ({ page, row }: Awaited<ReturnType<typeof open>>) => {
      await row.getByRole('button', { name: finance('approve'), exact: true }).click()
      await dialog(page)
        .getByRole('button', { name: finance('approve'), exact: true })
        .click()
    }
    const his = await open(first)
    expect(await findBarriers(his.page)).toEqual([])
    await approve(his)
    await his.row.getByText(finance('state_second')).waitFor()
    await approve(his)
    await dialog(his.page).getByRole('alert').waitFor()
    const hers = await open(second)
    await approve(hers)
    await hers.row.waitFor({ state: 'detached' })
    await hers.page.goto('/console/withdrawals?state=approved')
    await hers.row.getByText(finance('state_approved')).waitFor()

    const log = await visit('/console/audit?action=withdrawal/approve', asOperator(owner, language))
    await log.getByRole('row').filter({ hasText: first.name }).first().waitFor()
    await log.getByRole('row').filter({ hasText: second.name }).first().waitFor()
  })

  test('CON-08 IDN-12 who may see only the codes of agents is led to them from the menu', async () => {
    const role = `agents_${randomUUID().slice(0, 6)}`
    await owner.call('staff/add_role', { name: role, permissions: ['agent.view'] })
    const page = await visit('/console', asOperator(await hire(role), language))
    await page.getByText(menu('group_members'), { exact: true }).click()
    await page.getByRole('link', { name: menu('stores'), exact: true }).click()
    await page.waitForURL('**/console/stores/agents')
    await page.getByRole('table').first().waitFor()
    expect(await page.getByRole('link', { name: consoleWords('store', language)('tab_stores'), exact: true }).count()).toBe(0)
  })

  test('CON-05 a member is found, looked at whole, locked with a reason and unlocked', async () => {
    const words = consoleWords('member', language)
    const page = await visit('/console/members?search=carol', asOperator(owner, language))
    await page.getByRole('link', { name: 'carol_user' }).click()
    await page.getByRole('tab', { name: words('tab_security') }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page, words('lock'))
    await dialog(page)
      .getByRole('button', { name: words('lock'), exact: true })
      .click()
    await dialog(page).getByText(frame.required).waitFor()
    await dialog(page).getByLabel(frame.reason).fill('By telephone')
    await dialog(page)
      .getByRole('button', { name: words('lock'), exact: true })
      .click()
    await page.getByText(words('state_locked')).waitFor()
    await press(page, words('unlock'))
    await dialog(page).getByLabel(frame.reason).fill('Settled')
    await dialog(page)
      .getByRole('button', { name: words('unlock'), exact: true })
      .click()
    await page.getByText(words('state_active')).waitFor()
    for (const tab of ['tab_balance', 'tab_security', 'tab_audit'] as const) {
      await page.getByRole('tab', { name: words(tab) }).click()
      await page
        .getByRole('tabpanel', { name: words(tab) })
        .getByRole('table')
        .first()
        .waitFor()
      expect(await findBarriers(page)).toEqual([])
    }
  })
})
