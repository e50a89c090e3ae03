import { randomUUID } from 'node:crypto'
import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { expect, test } from 'vitest'
import { asOperator, logInOperator, type Operator } from './console-session.ts'
import { confirm, dialog, press, rowOf, seeNoBarriers, turnTo, useConsole } from './console-shop.ts'
import { consoleWords, frameWords } from './console-words.ts'
import { settle } from './screen.ts'
import { call, type Shopper } from './shopper.ts'

const { visit, open, ask, call: operate } = useConsole()
const password = 'console-password-1'
const menu = consoleWords('menu')
const frame = frameWords()

/** Another operator, hired by the owner. */
async function hire(role: string): Promise<Operator & { name: string }> {
  const email_address = `${randomUUID()}@shop.example`
  const name = `Ben ${email_address.slice(0, 6)}`
  await operate('staff/add_staff', { email_address, name, role, password })
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

test('CON-08 IDN-12 QUA-08 a role is made, somebody gets it, sees only what it holds, and the log says who did it', async () => {
  const staff = consoleWords('staff')
  const turned = { menu: consoleWords('menu', 'zh-cn'), staff: consoleWords('staff', 'zh-cn'), frame: frameWords('zh-cn') }
  const role = `night_${randomUUID().slice(0, 6)}`
  const page = await open('/console/roles')
  await press(page, staff('add_role'))
  await dialog(page).getByLabel(staff('role_name')).fill(role)
  await dialog(page)
    .getByRole('group', { name: staff('resource_withdrawal') })
    .getByRole('checkbox', { name: staff('action_view'), exact: true })
    .check()
  await press(page, frame('save'))
  await page.getByText(role).waitFor()
  await seeNoBarriers(page)

  const email = `${randomUUID()}@shop.example`
  await turnTo(page, 'zh-cn', 'phone')
  await press(page, turned.frame('menu'))
  await page.getByRole('link', { name: turned.menu('staff') }).click()
  await press(page, turned.staff('add_staff'))
  await dialog(page).getByLabel(turned.staff('email')).fill(email)
  await dialog(page).getByLabel(turned.staff('name')).fill('Nora')
  // Its options may still be on their way.
  await dialog(page).getByLabel(turned.staff('role'), { exact: true }).fill(role)
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: role }).waitFor()
  await page.keyboard.press('Enter')
  await dialog(page).getByLabel(turned.staff('first_password')).fill('short')
  await press(page, turned.frame('save'))
  await dialog(page).locator('.ant-form-item-explain-error').first().waitFor()
  await dialog(page).getByLabel(turned.staff('first_password')).fill(password)
  await press(page, turned.frame('save'))
  await page.getByText(email).waitFor()
  await seeNoBarriers(page)

  const nora = await logInOperator({ email, password })
  const hers = await visit('/console/withdrawals', asOperator(nora, 'en-us'))
  await hers.getByRole('heading', { level: 1, name: menu('withdrawals') }).waitFor()
  expect(await hers.getByRole('button', { name: consoleWords('finance')('make_batch') }).count()).toBe(0)
  expect(await hers.getByRole('link', { name: menu('staff'), exact: true }).count()).toBe(0)
  await hers.goto('/console/staff')
  await hers.getByText(frame('not_allowed')).waitFor()

  await settle(page, '/console/audit')
  await page
    .getByText(`${consoleWords('auditfield', 'zh-cn')('of_role')} ${role}`)
    .first()
    .waitFor()
  await page.getByText(consoleWords('auditaction', 'zh-cn')('staff/add_role')).first().waitFor()
  await seeNoBarriers(page)
})

test('WAL-08 CON-06 a large withdrawal needs two people, and one of them twice is not enough', async () => {
  const finance = consoleWords('finance')
  const [first, second] = [await hire('finance'), await hire('finance')]
  const { withdrawal_no } = await withdrawalOf('1001.00')
  const openAs = async (operator: Operator) => {
    const page = await visit('/console/withdrawals?state=applied', asOperator(operator, 'en-us'))
    return { page, row: rowOf(page, withdrawal_no) }
  }
  const approve = async ({ page, row }: Awaited<ReturnType<typeof openAs>>) => {
    await row.getByRole('button', { name: finance('approve'), exact: true }).click()
    await confirm(page, finance('approve'))
  }
  const his = await openAs(first)
  await seeNoBarriers(his.page)
  await approve(his)
  await his.row.getByText(finance('state_second')).waitFor()
  await approve(his)
  await dialog(his.page).getByRole('alert').waitFor()
  const hers = await openAs(second)
  await approve(hers)
  await hers.row.waitFor({ state: 'detached' })
  await settle(hers.page, '/console/withdrawals?state=approved')
  await hers.row.getByText(finance('state_approved')).waitFor()
  const { list } = await ask<OutputOf<Api['staff/list_audit']>>('staff/list_audit', { action: 'withdrawal/approve' })
  expect(list.map(({ staff_name }) => staff_name)).toEqual(expect.arrayContaining([first.name, second.name]))
})

test('CON-08 IDN-12 who may see only the codes of agents is led to them from the menu', async () => {
  const role = `agents_${randomUUID().slice(0, 6)}`
  await operate('staff/add_role', { name: role, permissions: ['agent.view'] })
  const page = await visit('/console', asOperator(await hire(role), 'en-us'))
  await page.getByText(menu('group_members'), { exact: true }).click()
  await page.getByRole('link', { name: menu('stores'), exact: true }).click()
  await page.waitForURL('**/console/stores/agents')
  await page.getByRole('table').first().waitFor()
  expect(await page.getByRole('link', { name: consoleWords('store')('tab_stores'), exact: true }).count()).toBe(0)
})

test('CON-05 QUA-08 a member is found, looked at whole, locked with a reason and unlocked', async () => {
  const [words, turned] = [consoleWords('member'), consoleWords('member', 'zh-cn')]
  const page = await open('/console/members?search=carol')
  await page.getByRole('link', { name: 'carol_user' }).click()
  await page.getByRole('tab', { name: words('tab_security') }).waitFor()
  await seeNoBarriers(page)
  await press(page, words('lock'))
  await confirm(page, words('lock'))
  await dialog(page).getByText(frame('required')).waitFor()
  await dialog(page).getByLabel(frame('reason')).fill('By telephone')
  await confirm(page, words('lock'))
  await page.getByText(words('state_locked')).waitFor()
  await turnTo(page, 'zh-cn', 'phone')
  await press(page, turned('unlock'))
  await dialog(page).getByLabel(frameWords('zh-cn')('reason')).fill('Settled')
  await confirm(page, turned('unlock'))
  await page.getByText(turned('state_active')).waitFor()
  for (const tab of ['tab_balance', 'tab_security', 'tab_audit'] as const) {
    await page.getByRole('tab', { name: turned(tab) }).click()
    await page
      .getByRole('tabpanel', { name: turned(tab) })
      .getByRole('table')
      .first()
      .waitFor()
    await seeNoBarriers(page)
  }
})
