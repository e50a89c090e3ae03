import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { console as english } from '@longmall/phrases/en-us/console.ts'
import { console as chinese } from '@longmall/phrases/zh-cn/console.ts'
import { findBarriers } from './axe.ts'
import { useBrowser, visitOwnShop } from './browser.ts'
import { eventually } from './eventually.ts'
import { asOperator, consoleWords, logInOperator } from './console-session.ts'
import { startOwnShop } from './own-shop.ts'
import { call, findGoods, registerMember } from './shopper.ts'
import type { StartedShop } from './start-shop.ts'
import { words } from './words.ts'

const { visit } = useBrowser()
let shop: StartedShop
let operator: Awaited<ReturnType<typeof logInOperator>>
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  operator = await logInOperator()
})
afterAll(() => shop.stop())

const frames = { 'en-us': english, 'zh-cn': chinese }
const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const dialog = (page: Page) => page.getByRole('dialog').last()
const seeNoBarriers = async (page: Page) => expect(await findBarriers(page)).toEqual([])

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

describe.each(['en-us', 'zh-cn'] as const)('games and tasks in %s', (language) => {
  const frame = frames[language]
  const [say, reward] = [consoleWords('game', language), consoleWords('reward', language)]
  const coins = (count: string) => say('coins', { count })

  test('CON-04 PRM-14 R-20 a wheel is made, rehearsed and saved, a member plays it, its figures show it, and it is ended', async () => {
    const name = `Night wheel ${language}`
    const page = await visit('/console/games', asOperator(operator, language))
    await page.getByRole('columnheader', { name: say('prizes') }).waitFor()
    await seeNoBarriers(page)
    await page.getByRole('link', { name: say('create'), exact: true }).click()
    await page.waitForURL('**/console/games/edit')
    await writeEnglish(page, say('name'), name)
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
    await rehearsal.getByText(say('sum', { average: coins('7,000'), most: coins('7,000') })).waitFor()
    await page.getByLabel(say('is_on'), { exact: true }).click()
    await seeNoBarriers(page)
    await page.locator('button[type=submit]').click()
    await page.waitForURL('**/games/edit?game_id=**')
    const game_id = Number(new URL(page.url()).searchParams.get('game_id'))
    await page.getByText(say('note_running')).waitFor()

    const member = await registerMember()
    const shown = words('game', language)
    const play = await visit(`/promotionpages/game/wheel?id=${game_id}`, { language, member, options: { reducedMotion: 'reduce' } })
    await play.getByText(name).first().waitFor()
    await play
      .getByRole('button', { name: shown('draw_wheel') })
      .last()
      .click()
    await play.getByRole('button', { name: shown('go_on') }).waitFor()
    await play.getByRole('dialog').getByText('Seven coins').first().waitFor()

    await page.goto(`/console/games/figures?game_id=${game_id}`)
    const row = page.getByRole('row').filter({ hasText: 'Seven coins' })
    await row.getByText(coins('7')).waitFor()
    await seeNoBarriers(page)
    await row.getByRole('link', { name: '1', exact: true }).click()
    const drawn = page.getByRole('row').filter({ hasText: `#${member.customer_id}` })
    await drawn.getByRole('link', { name: say('check'), exact: true }).click()
    await page.getByText(say('seed_hidden')).waitFor()
    await call('game/change_seed', { client_seed: 'mine' }, member)
    await page.reload()
    await page.getByText(say('is_right')).waitFor()
    await seeNoBarriers(page)

    await page.goto(`/console/games/edit?game_id=${game_id}`)
    await press(page, say('end'))
    await dialog(page).getByText(say('asks_end')).waitFor()
    await dialog(page)
      .getByRole('button', { name: say('end') })
      .click()
    await page.getByText(say('state_ended'), { exact: true }).waitFor()
    await play.reload()
    await play.getByText(shown('over')).first().waitFor()
  })

  test('CON-04 QUA-05 of two who edit a game the second one merges; a game without “nothing” is warned of and refused', async () => {
    const form = {
      kind: 'egg',
      first_day: '2020-01-01',
      last_day: '2040-12-31',
      free_daily: 1,
      is_on: false,
      position: 9,
      texts: [{ language: 'en-us', name: `Eggs ${language}`, note: '' }],
      prizes: [
        { kind: 'longcoin', longcoin: 5, weight: 1, texts: [{ language: 'en-us', name: 'Five' }] },
        { kind: 'nothing', weight: 3, texts: [{ language: 'en-us', name: 'None' }] },
      ],
    }
    const made = (await operator.call('game/save', form)) as OutputOf<Api['game/save']>
    const { game_id } = made
    const page = await visit(`/console/games/edit?game_id=${game_id}`, asOperator(operator, language))
    await page.getByLabel(say('daily_limit'), { exact: true }).fill('4')
    const prizes = made.prizes.map(({ prize_id }, n) => ({ ...form.prizes[n], prize_id }))
    await operator.call('game/save', { ...form, free_daily: 2, prizes, game_id, version: 1 })
    await press(page, frame.save)
    await dialog(page).getByText(frame.merge_same).waitFor()
    await press(page, frame.merge_use)
    await press(page, frame.save)
    // The form goes on from the answer.
    await page.locator('.ant-message').getByText(frame.saved, { exact: true }).first().waitFor()
    expect((await operator.ask('game/staff_view', { game_id })) as OutputOf<Api['game/staff_view']>).toMatchObject({
      version: 3,
      free_daily: 2,
      daily_limit: 4,
    })
    const second = page.getByRole('region', { name: say('prize_number', { number: 2 }), exact: true })
    await pick(page, second, say('prize_kind'), say('prize_red_packet'))
    await page.getByText(say('nothing_needed')).first().waitFor()
    await second.getByLabel(say('prize_red_packet'), { exact: true }).fill('1.00')
    await press(page, frame.save)
    await page.locator('.ant-alert-error').waitFor()
  })

  test('CON-04 PRM-15 PRM-16 a task is made, done and claimed, a rule gives at registration, and both are shown with their figures', async () => {
    const [task, rule] = [`Like something ${language}`, `Welcome ${language}`]
    const page = await visit('/console/tasks', asOperator(operator, language))
    await press(page, reward('create_task'))
    await writeEnglish(dialog(page), reward('name'), task)
    await pick(page, dialog(page), reward('task_kind'), reward('task_favourite'))
    await pick(page, dialog(page), reward('period'), reward('period_once'))
    await dialog(page).getByLabel(reward('longcoin'), { exact: true }).fill('9')
    await dialog(page).getByLabel(reward('is_on'), { exact: true }).click()
    await seeNoBarriers(page)
    await press(dialog(page), frame.save)
    const row = page.getByRole('row').filter({ hasText: task })
    await row.waitFor()

    await page.goto('/console/rewards')
    await press(page, reward('create'))
    await writeEnglish(dialog(page), reward('name'), rule)
    await pick(page, dialog(page), reward('occasion'), reward('occasion_register'))
    await dialog(page).getByLabel(reward('longcoin'), { exact: true }).fill('3')
    await fillDay(page, reward('first_day'), '2020-01-01')
    await fillDay(page, reward('last_day'), '2040-12-31')
    await dialog(page).getByLabel(reward('is_on'), { exact: true }).click()
    await seeNoBarriers(page)
    await press(dialog(page), frame.save)
    const ruled = page.getByRole('row').filter({ hasText: rule })
    await ruled.waitFor()
    await seeNoBarriers(page)

    const member = await registerMember()
    const toMember = { member_id: member.customer_id }
    const given = async () => ((await operator.ask('reward/given', toMember)) as OutputOf<Api['reward/given']>).list
    await eventually(async () => (await given()).some(({ rule_name }) => rule_name === rule)).toBe(true)
    await call('catalogue/add_favourite', { goods_id: (await findGoods())[0]!.goods_id }, member)
    const shown = words('reward', language)
    const centre = await visit('/v2/member/task/task', { language, member })
    const coinsNow = async () => (await call('reward/tasks', {}, member)).longcoin
    const before = await coinsNow()
    await centre.getByRole('button', { name: `${shown('claim')} ${task}` }).click()
    await eventually(coinsNow).toBe(before + 9)

    await ruled.getByRole('link', { name: reward('given_of'), exact: true }).click()
    await page
      .getByRole('row')
      .filter({ hasText: `#${member.customer_id}` })
      .first()
      .waitFor()
    await seeNoBarriers(page)
    await page.goto('/console/tasks')
    await row.getByRole('button').first().click()
    await page.getByText(reward('task_figure_claimed'), { exact: true }).waitFor()
    await press(row, reward('switch_off'))
    await dialog(page).getByText(reward('asks_task_off')).waitFor()
    await dialog(page)
      .getByRole('button', { name: reward('switch_off') })
      .click()
    await row.getByText(frame.off, { exact: true }).waitFor()
  })
})
