import { randomUUID } from 'node:crypto'
import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { expect, test } from 'vitest'
import { asOperator, logInOperator, type Operator } from './console-session.ts'
import { confirm, dialog, press, rowOf, expectAccessible, switchTo, useConsole } from './console-shop.ts'
import { getConsoleTranslations, getConsoleShellTranslations } from './console-translations.ts'
import { go, settle } from './screen.ts'
import { call, type Shopper } from './shopper.ts'

const { visit, open, query, call: operate } = useConsole()
const password = 'console-password-1'
const tMenu = getConsoleTranslations('menu')
const tConsole = getConsoleShellTranslations()

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

test('CON-08 IDN-12 QUA-08 a role is made, an operator gets it, sees only what it permits, and the log shows the author', async () => {
  const tStaff = getConsoleTranslations('staff')
  const turned = {
    menu: getConsoleTranslations('menu', 'zh-cn'),
    staff: getConsoleTranslations('staff', 'zh-cn'),
    frame: getConsoleShellTranslations('zh-cn'),
  }
  const role = `night_${randomUUID().slice(0, 6)}`
  const page = await open('/console/roles')
  await press(page, tStaff('add_role'))
  await dialog(page).getByLabel(tStaff('role_name')).fill(role)
  await dialog(page)
    .getByRole('group', { name: tStaff('resource_withdrawal'), exact: true })
    .getByRole('checkbox', { name: tStaff('action_view'), exact: true })
    .check()
  await press(page, tConsole('save'))
  await page.getByText(role).waitFor()
  await expectAccessible(page)

  const email = `${randomUUID()}@shop.example`
  await switchTo(page, 'zh-cn', 'phone')
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
  await expectAccessible(page)

  const nora = await logInOperator({ email, password })
  const noraPage = await visit('/console/withdrawals', asOperator(nora, 'en-us'))
  await noraPage.getByRole('heading', { level: 1, name: tMenu('withdrawals') }).waitFor()
  expect(await noraPage.getByRole('button', { name: getConsoleTranslations('finance')('make_batch') }).count()).toBe(0)
  expect(await noraPage.getByRole('link', { name: tMenu('staff'), exact: true }).count()).toBe(0)
  await noraPage.goto('/console/staff')
  await noraPage.getByText(tConsole('not_allowed')).waitFor()

  await settle(page, '/console/audit')
  await page
    .getByText(`${getConsoleTranslations('auditfield', 'zh-cn')('subject_role')} ${role}`)
    .first()
    .waitFor()
  await page.getByText(getConsoleTranslations('auditaction', 'zh-cn')('staff/add_role')).first().waitFor()
  await expectAccessible(page)
})

test('WAL-08 CON-06 a large withdrawal needs two people, and one of them twice is not enough', async () => {
  const tFinance = getConsoleTranslations('finance')
  const [first, second] = [await hire('finance'), await hire('finance')]
  const { withdrawal_no } = await withdrawalOf('1001.00')
  const openAs = async (operator: Operator) => {
    const page = await visit('/console/withdrawals?state=applied', asOperator(operator, 'en-us'))
    return { page, row: rowOf(page, withdrawal_no) }
  }
  const approve = async ({ page, row }: Awaited<ReturnType<typeof openAs>>) => {
    await row.getByRole('button', { name: tFinance('approve'), exact: true }).click()
    await confirm(page, tFinance('approve'))
  }
  const his = await openAs(first)
  await expectAccessible(his.page)
  await approve(his)
  await his.row.getByText(tFinance('state_second')).waitFor()
  await approve(his)
  await dialog(his.page).getByRole('alert').waitFor()
  const noraPage = await openAs(second)
  await approve(noraPage)
  await noraPage.row.waitFor({ state: 'detached' })
  await settle(noraPage.page, '/console/withdrawals?state=approved')
  await noraPage.row.getByText(tFinance('state_approved')).waitFor()
  const { list } = await query<OutputOf<Api['staff/list_audit']>>('staff/list_audit', { action: 'withdrawal/approve' })
  expect(list.map(({ staff_name }) => staff_name)).toEqual(expect.arrayContaining([first.name, second.name]))
})

test('CON-08 IDN-12 who may see only the codes of agents is led to them from the menu', async () => {
  const role = `agents_${randomUUID().slice(0, 6)}`
  await operate('staff/add_role', { name: role, permissions: ['agent.view'] })
  const page = await visit('/console', asOperator(await hire(role), 'en-us'))
  await page.getByText(tMenu('group_members'), { exact: true }).click()
  await page.getByRole('link', { name: tMenu('stores'), exact: true }).click()
  await page.waitForURL('**/console/stores/agents')
  await page.getByRole('table').first().waitFor()
  expect(await page.getByRole('link', { name: getConsoleTranslations('store')('tab_stores'), exact: true }).count()).toBe(0)
})

test('CON-05 QUA-08 a member is found, looked at whole, locked with a reason and unlocked', async () => {
  const [tMember, turned] = [getConsoleTranslations('member'), getConsoleTranslations('member', 'zh-cn')]
  const page = await open('/console/members?search=carol')
  await page.getByRole('link', { name: 'carol_user' }).click()
  await page.getByRole('tab', { name: tMember('tab_security') }).waitFor()
  await expectAccessible(page)
  await press(page, tMember('lock'))
  await confirm(page, tMember('lock'))
  await dialog(page).getByText(tConsole('required')).waitFor()
  await dialog(page).getByLabel(tConsole('reason')).fill('By telephone')
  await confirm(page, tMember('lock'))
  await page.getByText(tMember('state_locked')).waitFor()
  await switchTo(page, 'zh-cn', 'phone')
  await press(page, turned('unlock'))
  await dialog(page).getByLabel(getConsoleShellTranslations('zh-cn')('reason')).fill('Settled')
  await confirm(page, turned('unlock'))
  await page.getByText(turned('state_active')).waitFor()
  for (const tab of ['balance', 'security', 'audit'] as const) {
    // On a phone a tab further right is reached by scrolling, or by the address.
    const { pathname, searchParams } = new URL(page.url())
    searchParams.set('tab', tab)
    await go(page, `${pathname}?${searchParams}`)
    await page
      .getByRole('tabpanel', { name: turned(`tab_${tab}`) })
      .getByRole('table')
      .first()
      .waitFor()
    await expectAccessible(page)
  }
})
