import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { confirm, dialog, expectMessage, press, rowOf, expectAccessible, switchTo, useConsole } from './console-shop.ts'
import { getConsoleTranslations, getConsoleShellTranslations } from './console-translations.ts'
import { eventually } from './eventually.ts'
import { settle } from './screen.ts'
import { call, findGoods, registerMember } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit, open, query, call: operate } = useConsole()
const [english, chinese] = [getConsoleTranslations('game'), getConsoleTranslations('game', 'zh-cn')]

/** Fills in the English text of a translated field. */
async function writeEnglish(within: Page | Locator, label: string, text: string) {
  await within.getByRole('tab', { name: 'English' }).first().click()
  await within.getByLabel(`${label} · English`).first().fill(text)
}

/** Chooses an option within a part of the page. */
async function pick(page: Page, within: Locator, label: string, option: string) {
  await within.getByLabel(label, { exact: true }).click()
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: option }).first().click()
}

async function fillDay(page: Page, label: string, day: string) {
  const field = page.getByLabel(label, { exact: true })
  await field.click()
  await field.fill(day)
  await field.press('Enter')
}

test('CON-04 PRM-14 R-20 QUA-08 a wheel is made, dry-run and saved, a member plays it, its figures show it, and it is ended', async () => {
  const t = english
  const page = await open('/console/games')
  await page.getByRole('columnheader', { name: t('prizes') }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('create'), exact: true }).click()
  await page.waitForURL('**/console/games/edit')
  await writeEnglish(page, t('name'), 'Night wheel')
  await fillDay(page, t('first_day'), '2020-01-01')
  await fillDay(page, t('last_day'), '2040-12-31')
  const [first, second] = [1, 2].map((number) => page.getByRole('region', { name: t('prize_number', { number }), exact: true }))
  await page.getByText(t('odds_incomplete')).waitFor()
  await writeEnglish(first!, t('name'), 'Seven coins')
  await first!.getByLabel(t('prize_longcoin'), { exact: true }).fill('7')
  await first!.getByLabel(t('weight'), { exact: true }).fill('999999')
  await writeEnglish(second!, t('name'), 'Next time')
  await second!.getByLabel(t('weight'), { exact: true }).fill('1')
  await page.getByText(t('odds_sum', { total: '1,000,000', odds: '100%' })).waitFor()
  await first!.getByText('99.9999%').waitFor()
  const dryRun = page.getByRole('region', { name: t('dry_run'), exact: true })
  const coins = t('coins', { count: '7,000' })
  await dryRun.getByText(t('sum', { average: coins, max: coins })).waitFor()
  await page.getByLabel(t('is_on'), { exact: true }).click()
  await expectAccessible(page)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/games/edit?game_id=**')
  const game_id = Number(new URL(page.url()).searchParams.get('game_id'))
  await page.getByText(t('note_running')).waitFor()

  const member = await registerMember()
  const shown = getTranslations('game')
  const play = await visit(`/promotionpages/game/wheel?id=${game_id}`, { member, options: { reducedMotion: 'reduce' } })
  await play
    .getByRole('button', { name: shown('draw_wheel') })
    .last()
    .click()
  await play.getByRole('button', { name: shown('continue') }).waitFor()
  await play.getByRole('dialog').getByText('Seven coins').first().waitFor()

  await switchTo(page, 'zh-cn', 'phone')
  await settle(page, `/console/games/figures?game_id=${game_id}`)
  const row = rowOf(page, 'Seven coins')
  await row.getByText(chinese('coins', { count: '7' })).waitFor()
  await expectAccessible(page)
  await row.getByRole('link', { name: '1', exact: true }).click()
  await rowOf(page, `#${member.customer_id}`)
    .getByRole('link', { name: chinese('check'), exact: true })
    .click()
  await page.getByText(chinese('seed_hidden')).waitFor()
  await call('game/change_seed', { client_seed: 'mine' }, member)
  await page.reload()
  await page.getByText(chinese('verified')).waitFor()
  await expectAccessible(page)

  await settle(page, `/console/games/edit?game_id=${game_id}`)
  await press(page, chinese('end'))
  await dialog(page).getByText(chinese('confirm_end')).waitFor()
  await confirm(page, chinese('end'))
  await page.getByText(chinese('state_ended'), { exact: true }).waitFor()
  await play.reload()
  await play.getByText(shown('ended')).first().waitFor()
})

test('CON-04 PRM-14 QUA-05 a game with something unsaved is not switched; of two who edit it the second one merges; one without “nothing” is warned of and refused', async () => {
  const [t, tConsole] = [english, getConsoleShellTranslations()]
  const form = {
    kind: 'egg',
    first_day: '2020-01-01',
    last_day: '2040-12-31',
    free_daily: 1,
    is_on: true,
    position: 9,
    texts: [{ language: 'en-us', name: 'Eggs', note: '' }],
    prizes: [
      { kind: 'longcoin', longcoin: 5, weight: 1, texts: [{ language: 'en-us', name: 'Five' }] },
      { kind: 'nothing', weight: 3, texts: [{ language: 'en-us', name: 'None' }] },
    ],
  }
  const made = (await operate('game/save', form)) as OutputOf<Api['game/save']>
  const { game_id } = made
  const page = await open(`/console/games/edit?game_id=${game_id}`)
  const isOff = (name: string) => eventually(() => page.getByRole('button', { name, exact: true }).isDisabled())
  await isOff(t('end')).toBe(false)
  await page.getByLabel(t('daily_limit'), { exact: true }).fill('4')
  await isOff(t('end')).toBe(true)
  await isOff(t('switch_off')).toBe(true)
  const prizes = made.prizes.map(({ prize_id }, n) => ({ ...form.prizes[n], prize_id }))
  await operate('game/save', { ...form, free_daily: 2, prizes, game_id, version: 1 })
  await press(page, tConsole('save'))
  await dialog(page).getByText(tConsole('merge_same')).waitFor()
  await press(page, tConsole('merge_use'))
  await press(page, tConsole('save'))
  // The form continues from the response.
  await expectMessage(page, tConsole('saved'))
  await isOff(t('end')).toBe(false)
  expect(await page.getByLabel(t('daily_limit'), { exact: true }).inputValue()).toBe('4')
  expect(await query<OutputOf<Api['game/staff_view']>>('game/staff_view', { game_id })).toMatchObject({
    version: 3,
    free_daily: 2,
    daily_limit: 4,
  })
  const second = page.getByRole('region', { name: t('prize_number', { number: 2 }), exact: true })
  await pick(page, second, t('prize_kind'), t('prize_red_packet'))
  await page.getByText(t('no_prize_required')).first().waitFor()
  await second.getByLabel(t('prize_red_packet'), { exact: true }).fill('1.00')
  await press(page, tConsole('save'))
  await page.locator('.ant-alert-error').waitFor()
  await operate('game/switch', { game_id, version: 3, is_on: false })
})

test('CON-04 PRM-15 PRM-16 QUA-08 a task is made, done and claimed, a rule gives at registration, and both are shown with their figures', async () => {
  const [tReward, turned] = [getConsoleTranslations('reward'), getConsoleTranslations('reward', 'zh-cn')]
  const [task, rule] = ['Like something', 'Welcome']
  const page = await open('/console/tasks')
  await press(page, tReward('create_task'))
  await writeEnglish(dialog(page), tReward('name'), task)
  await pick(page, dialog(page), tReward('task_kind'), tReward('task_favourite'))
  await pick(page, dialog(page), tReward('period'), tReward('period_once'))
  await dialog(page).getByLabel(tReward('longcoin'), { exact: true }).fill('9')
  await dialog(page).getByLabel(tReward('is_on'), { exact: true }).click()
  await expectAccessible(page)
  await press(dialog(page), getConsoleShellTranslations()('save'))
  const row = rowOf(page, task)
  await row.waitFor()

  await switchTo(page, 'zh-cn', 'phone')
  await settle(page, '/console/rewards')
  await press(page, turned('create'))
  await writeEnglish(dialog(page), turned('name'), rule)
  await pick(page, dialog(page), turned('occasion'), turned('occasion_register'))
  await dialog(page).getByLabel(turned('longcoin'), { exact: true }).fill('3')
  await fillDay(page, turned('first_day'), '2020-01-01')
  await fillDay(page, turned('last_day'), '2040-12-31')
  await dialog(page).getByLabel(turned('is_on'), { exact: true }).click()
  await press(dialog(page), getConsoleShellTranslations('zh-cn')('save'))
  const ruled = rowOf(page, rule)
  await ruled.waitFor()
  await expectAccessible(page)

  const member = await registerMember()
  const forMember = { member_id: member.customer_id }
  const granted = async () => (await query<OutputOf<Api['reward/grants']>>('reward/grants', forMember)).list
  await eventually(async () => (await granted()).some(({ rule_name }) => rule_name === rule)).toBe(true)
  await call('catalogue/add_favourite', { goods_id: (await findGoods())[0]!.goods_id }, member)
  const mine = async () => (await call('reward/tasks', {}, member)).list.find(({ task_name }) => task_name === task)!
  await eventually(async () => (await mine()).state).toBe('claimable')
  await call('reward/claim_task', { task_id: (await mine()).task_id }, member)

  await ruled.getByRole('link', { name: turned('recipients'), exact: true }).click()
  await rowOf(page, `#${member.customer_id}`).first().waitFor()
  await expectAccessible(page)
  await settle(page, '/console/tasks')
  await row.getByRole('button').first().click()
  await page.getByText(turned('task_figure_claimed'), { exact: true }).waitFor()
  await press(row, turned('switch_off'))
  await dialog(page).getByText(turned('confirm_task_off')).waitFor()
  await confirm(page, turned('switch_off'))
  await row.getByText(getConsoleShellTranslations('zh-cn')('off'), { exact: true }).waitFor()
  const { rule_id } = (await granted()).find(({ rule_name }) => rule_name === rule)!
  await operate('reward/switch_rule', { rule_id, version: 1, is_on: false })
})
