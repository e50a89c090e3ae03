import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { confirm, dialog, seeMessage, press, rowOf, seeNoBarriers, turnTo, useConsole } from './console-shop.ts'
import { consoleWords, frameWords } from './console-words.ts'
import { eventually } from './eventually.ts'
import { settle } from './screen.ts'
import { call, findGoods, registerMember } from './shopper.ts'
import { words } from './words.ts'

const { visit, open, ask, call: operate } = useConsole()
const [english, chinese] = [consoleWords('game'), consoleWords('game', 'zh-cn')]

/** Fills in the English words of a field of words. */
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

test('CON-04 PRM-14 R-20 QUA-08 a wheel is made, rehearsed and saved, a member plays it, its figures show it, and it is ended', async () => {
  const say = english
  const page = await open('/console/games')
  await page.getByRole('columnheader', { name: say('prizes') }).waitFor()
  await seeNoBarriers(page)
  await page.getByRole('link', { name: say('create'), exact: true }).click()
  await page.waitForURL('**/console/games/edit')
  await writeEnglish(page, say('name'), 'Night wheel')
  await fillDay(page, say('first_day'), '2020-01-01')
  await fillDay(page, say('last_day'), '2040-12-31')
  const [first, second] = [1, 2].map((number) => page.getByRole('region', { name: say('prize_number', { number }), exact: true }))
  await page.getByText(say('odds_open')).waitFor()
  await writeEnglish(first!, say('name'), 'Seven coins')
  await first!.getByLabel(say('prize_longcoin'), { exact: true }).fill('7')
  await first!.getByLabel(say('weight'), { exact: true }).fill('999999')
  await writeEnglish(second!, say('name'), 'Next time')
  await second!.getByLabel(say('weight'), { exact: true }).fill('1')
  await page.getByText(say('odds_sum', { total: '1,000,000', odds: '100%' })).waitFor()
  await first!.getByText('99.9999%').waitFor()
  const rehearsal = page.getByRole('region', { name: say('rehearsal'), exact: true })
  const coins = say('coins', { count: '7,000' })
  await rehearsal.getByText(say('sum', { average: coins, most: coins })).waitFor()
  await page.getByLabel(say('is_on'), { exact: true }).click()
  await seeNoBarriers(page)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/games/edit?game_id=**')
  const game_id = Number(new URL(page.url()).searchParams.get('game_id'))
  await page.getByText(say('note_running')).waitFor()

  const member = await registerMember()
  const shown = words('game')
  const play = await visit(`/promotionpages/game/wheel?id=${game_id}`, { member, options: { reducedMotion: 'reduce' } })
  await play
    .getByRole('button', { name: shown('draw_wheel') })
    .last()
    .click()
  await play.getByRole('button', { name: shown('go_on') }).waitFor()
  await play.getByRole('dialog').getByText('Seven coins').first().waitFor()

  await turnTo(page, 'zh-cn', 'phone')
  await settle(page, `/console/games/figures?game_id=${game_id}`)
  const row = rowOf(page, 'Seven coins')
  await row.getByText(chinese('coins', { count: '7' })).waitFor()
  await seeNoBarriers(page)
  await row.getByRole('link', { name: '1', exact: true }).click()
  await rowOf(page, `#${member.customer_id}`)
    .getByRole('link', { name: chinese('check'), exact: true })
    .click()
  await page.getByText(chinese('seed_hidden')).waitFor()
  await call('game/change_seed', { client_seed: 'mine' }, member)
  await page.reload()
  await page.getByText(chinese('is_right')).waitFor()
  await seeNoBarriers(page)

  await settle(page, `/console/games/edit?game_id=${game_id}`)
  await press(page, chinese('end'))
  await dialog(page).getByText(chinese('asks_end')).waitFor()
  await confirm(page, chinese('end'))
  await page.getByText(chinese('state_ended'), { exact: true }).waitFor()
  await play.reload()
  await play.getByText(shown('over')).first().waitFor()
})

test('CON-04 PRM-14 QUA-05 a game with something unsaved is not switched; of two who edit it the second one merges; one without “nothing” is warned of and refused', async () => {
  const [say, frame] = [english, frameWords()]
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
  await isOff(say('end')).toBe(false)
  await page.getByLabel(say('daily_limit'), { exact: true }).fill('4')
  await isOff(say('end')).toBe(true)
  await isOff(say('switch_off')).toBe(true)
  const prizes = made.prizes.map(({ prize_id }, n) => ({ ...form.prizes[n], prize_id }))
  await operate('game/save', { ...form, free_daily: 2, prizes, game_id, version: 1 })
  await press(page, frame('save'))
  await dialog(page).getByText(frame('merge_same')).waitFor()
  await press(page, frame('merge_use'))
  await press(page, frame('save'))
  // The form goes on from the answer.
  await seeMessage(page, frame('saved'))
  await isOff(say('end')).toBe(false)
  expect(await page.getByLabel(say('daily_limit'), { exact: true }).inputValue()).toBe('4')
  expect(await ask<OutputOf<Api['game/staff_view']>>('game/staff_view', { game_id })).toMatchObject({
    version: 3,
    free_daily: 2,
    daily_limit: 4,
  })
  const second = page.getByRole('region', { name: say('prize_number', { number: 2 }), exact: true })
  await pick(page, second, say('prize_kind'), say('prize_red_packet'))
  await page.getByText(say('nothing_needed')).first().waitFor()
  await second.getByLabel(say('prize_red_packet'), { exact: true }).fill('1.00')
  await press(page, frame('save'))
  await page.locator('.ant-alert-error').waitFor()
  await operate('game/switch', { game_id, version: 3, is_on: false })
})

test('CON-04 PRM-15 PRM-16 QUA-08 a task is made, done and claimed, a rule gives at registration, and both are shown with their figures', async () => {
  const [reward, turned] = [consoleWords('reward'), consoleWords('reward', 'zh-cn')]
  const [task, rule] = ['Like something', 'Welcome']
  const page = await open('/console/tasks')
  await press(page, reward('create_task'))
  await writeEnglish(dialog(page), reward('name'), task)
  await pick(page, dialog(page), reward('task_kind'), reward('task_favourite'))
  await pick(page, dialog(page), reward('period'), reward('period_once'))
  await dialog(page).getByLabel(reward('longcoin'), { exact: true }).fill('9')
  await dialog(page).getByLabel(reward('is_on'), { exact: true }).click()
  await seeNoBarriers(page)
  await press(dialog(page), frameWords()('save'))
  const row = rowOf(page, task)
  await row.waitFor()

  await turnTo(page, 'zh-cn', 'phone')
  await settle(page, '/console/rewards')
  await press(page, turned('create'))
  await writeEnglish(dialog(page), turned('name'), rule)
  await pick(page, dialog(page), turned('occasion'), turned('occasion_register'))
  await dialog(page).getByLabel(turned('longcoin'), { exact: true }).fill('3')
  await fillDay(page, turned('first_day'), '2020-01-01')
  await fillDay(page, turned('last_day'), '2040-12-31')
  await dialog(page).getByLabel(turned('is_on'), { exact: true }).click()
  await press(dialog(page), frameWords('zh-cn')('save'))
  const ruled = rowOf(page, rule)
  await ruled.waitFor()
  await seeNoBarriers(page)

  const member = await registerMember()
  const toMember = { member_id: member.customer_id }
  const given = async () => (await ask<OutputOf<Api['reward/given']>>('reward/given', toMember)).list
  await eventually(async () => (await given()).some(({ rule_name }) => rule_name === rule)).toBe(true)
  await call('catalogue/add_favourite', { goods_id: (await findGoods())[0]!.goods_id }, member)
  const mine = async () => (await call('reward/tasks', {}, member)).list.find(({ task_name }) => task_name === task)!
  await eventually(async () => (await mine()).state).toBe('claimable')
  await call('reward/claim_task', { task_id: (await mine()).task_id }, member)

  await ruled.getByRole('link', { name: turned('given_of'), exact: true }).click()
  await rowOf(page, `#${member.customer_id}`).first().waitFor()
  await seeNoBarriers(page)
  await settle(page, '/console/tasks')
  await row.getByRole('button').first().click()
  await page.getByText(turned('task_figure_claimed'), { exact: true }).waitFor()
  await press(row, turned('switch_off'))
  await dialog(page).getByText(turned('asks_task_off')).waitFor()
  await confirm(page, turned('switch_off'))
  await row.getByText(frameWords('zh-cn')('off'), { exact: true }).waitFor()
  const { rule_id } = (await given()).find(({ rule_name }) => rule_name === rule)!
  await operate('reward/switch_rule', { rule_id, version: 1, is_on: false })
})
