import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findViolations } from './axe.ts'
import { asOperator, chooseFound, logInOperator, type Operator } from './console-session.ts'
import { confirm, dialog, expectAccessible, expectMessage, press, rowOf, useConsole } from './console-shop.ts'
import { getConsoleShellTranslations, getConsoleTranslations } from './console-translations.ts'
import { expectToast, settle } from './screen.ts'
import { call, registerMember } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit, owner, call: operate } = useConsole()

/** Another operator with every permission, hired by the owner. */
async function hireOwner(): Promise<Operator> {
  const [email_address, password] = [`${randomUUID()}@shop.example`, 'console-password-1']
  await operate('staff/add_staff', { email_address, name: 'Ben', role: 'owner', password })
  return logInOperator({ email: email_address, password })
}

test('AST-04 IDN-15 QUA-08 a member opens the team, chooses a leg, follows the member tree down and back, finds a member, and reads it as a list', async () => {
  const t = getTranslations('network', 'zh-cn')
  const member = await registerMember()
  const referral = await registerMember({ referrer_id: member.customer_id })
  const next = await registerMember({ referrer_id: referral.customer_id })
  const { nodes } = await call('network/member_tree', {}, member)
  expect(nodes.map(({ member_id, generation }) => [member_id, generation])).toEqual([
    [member.customer_id, 0],
    [referral.customer_id, 1],
    [next.customer_id, 2],
  ])
  const page = await visit('/v2/member/index/index', { language: 'zh-cn', member })
  const tree = page.getByRole('group', { name: t('member_tree') })
  const [, node, leaf] = nodes.map(({ name }) => tree.getByRole('button', { name: new RegExp(`^${RegExp.escape(name)}`) }))

  await page.getByRole('link', { name: t('team_title') }).click()
  await page.getByRole('heading', { name: t('counts') }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await findViolations(page)).toEqual([])
  const table = page.getByRole('group', { name: t('counts') })
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  // A number leads to its members, which are below the table.
  await page.getByRole('link', { name: t('grade_count', { grade: t('all_grades'), number: 2, count: 1 }) }).click()
  const heading = page.getByRole('heading', { name: t('members_of_generation', { number: 2 }) })
  const isReached = (element: Element) => element === document.activeElement && element.getBoundingClientRect().top < innerHeight
  await expect.poll(() => heading.evaluate(isReached)).toBe(true)
  await page.getByRole('button', { name: t('leg') }).click()
  await page.getByRole('radio', { name: t('leg_left') }).check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('save') })
    .click()
  await expectToast(page, t('saved'))
  await page.getByRole('button', { name: t('leg_left') }).waitFor()

  await page.getByRole('link', { name: t('member_tree_note') }).click()
  await node!.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('open') })
    .click()
  await page.waitForURL(({ searchParams }) => searchParams.get('member_id') === String(referral.customer_id))
  const path = page.getByRole('navigation', { name: t('path') })
  await path.getByText(nodes[1]!.name).waitFor()
  // The arrow keys move between the nodes as they are drawn.
  await node!.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => leaf!.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await findViolations(page)).toEqual([])

  await page.goBack()
  await path.getByText(nodes[1]!.name).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: t('as_list') }).click()
  const list = page.getByRole('list', { name: t('member_tree') })
  await list.getByRole('list').first().waitFor()
  await page.getByRole('button', { name: t('find'), exact: true }).click()
  await page.getByLabel(t('find_hint')).fill(String(next.customer_id))
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
  await list.locator('[aria-current=true]').getByText(nodes[2]!.name).waitFor()
  expect(await findViolations(page)).toEqual([])
})

test('AST-04 QUA-08 a newcomer sees what to share, why there is no binary tree yet, and that a stranger’s tree is not shown', async () => {
  const [t, tMember] = [getTranslations('network'), getTranslations('member')]
  const member = await registerMember()
  const page = await visit('/v2/assets/team', { member })
  await page.getByRole('heading', { name: t('empty_title') }).waitFor()
  await page.getByRole('button', { name: `${tMember('copy')} ${tMember('invitation_code')}` }).waitFor()
  await page.getByRole('link', { name: t('binary_tree') }).click()
  await page.getByRole('heading', { name: t('not_placed') }).waitFor()
  await page.getByRole('link', { name: t('see_levels') }).waitFor()
  const { customer_id } = await registerMember()
  await settle(page, `/v2/assets/member_tree?member_id=${customer_id}`)
  await page.getByRole('heading', { name: t('not_in_team') }).waitFor()
})

test('AST-04 R-23 CON-05 QUA-08 an operator requests another sponsor, cannot approve it, a second one does, and the record shows both', async () => {
  const [t, tConsole] = [getConsoleTranslations('network'), getConsoleShellTranslations()]
  const [member, sponsor] = [await registerMember(), await registerMember()]
  const page = await visit(`/console/members/member?member_id=${member.customer_id}&tab=network`, asOperator(owner(), 'en-us'))
  await press(page, t('request'))
  const drawer = dialog(page)
  await drawer.getByLabel(t('new_sponsor')).first().click()
  await chooseFound(page, drawer.getByLabel(t('new_sponsor')).first(), sponsor.account)
  await drawer.getByLabel(tConsole('reason')).fill('The member forgot the referrer')
  await press(drawer, tConsole('save'))
  await drawer.waitFor({ state: 'hidden' })

  await settle(page, `/console/network/sponsors?member_id=${member.customer_id}`)
  const decisionOn = (on: typeof page, name: 'approve' | 'refuse') =>
    rowOf(on, sponsor.account).getByRole('button', { name: t(name), exact: true })
  await decisionOn(page, 'refuse').waitFor()
  expect(await decisionOn(page, 'approve').count()).toBe(0)
  await expectAccessible(page)

  const second = await visit(`/console/network/sponsors?member_id=${member.customer_id}`, asOperator(await hireOwner(), 'en-us', 'phone'))
  await decisionOn(second, 'approve').click()
  await confirm(second, t('approve'))
  await expectMessage(second, tConsole('done'))
  await rowOf(second, sponsor.account).getByText(t('request_approved')).waitFor()
  await settle(second, `/console/members/member?member_id=${member.customer_id}&tab=network`)
  await second.getByRole('cell', { name: t('cause_operator') }).waitFor()
  await second.getByRole('link', { name: t('show_trees') }).waitFor()

  await settle(second, `/console/network?member_id=${sponsor.customer_id}`)
  await second
    .getByRole('group', { name: t('sponsor_tree') })
    .getByRole('button', { name: member.nickname })
    .waitFor()
  await expectAccessible(second)
})
