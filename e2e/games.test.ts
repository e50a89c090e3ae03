import { expect, test } from 'vitest'
import { useBrowser, type Visit } from './browser.ts'
import { eventually } from './eventually.ts'
import { settle } from './screen.ts'
import { addAddress, call, registerMember, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()

const onPhone = [{ language: 'en-us', width: 'phone' }] as const satisfies Visit[]
const onDesktop = [{ language: 'zh-cn', width: 'desk' }] as const satisfies Visit[]
const coinsOf = async (member: Shopper) => (await call('reward/tasks', {}, member)).longcoin

test.each(onDesktop)(
  'PRM-14 R-20 in $language on a $width: the wheel stops at what was drawn, the odds are shown, and the draw is checked',
  async ({ language, width }) => {
    const t = getTranslations('game', language)
    const member = await registerMember()
    const { prizes } = await call('game/view', { kind: 'wheel' }, member)
    const page = await visit('/promotionpages/game/wheel', { language, width, member, options: { reducedMotion: 'reduce' } })
    await page.getByText(t('free_left', { count: 1 })).waitFor()
    await page.getByRole('button', { name: t('rules') }).click()
    await eventually(() => page.getByRole('dialog').getByRole('row').count()).toBe(prizes.length + 1)
    const fairnessOf = async () => (await call('game/view', { kind: 'wheel' }, member)).fairness
    await eventually(fairnessOf).not.toBeNull()
    const fairness = await fairnessOf()
    await page.getByText(fairness!.commitment).waitFor()
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: t('draw_wheel') })
      .last()
      .click()
    await page.getByRole('button', { name: t('continue') }).waitFor()
    const { list } = await call('game/records', {}, member)
    expect(list).toHaveLength(1)
    await page
      .getByRole('dialog')
      .getByText(t(`delivered_${list[0]!.prize.kind}`))
      .waitFor()
    await page.getByRole('button', { name: t('continue') }).click()
    await page.getByRole('link', { name: t('records') }).click()
    await page.getByRole('button', { name: t('check') }).click()
    await page.getByText(t('not_revealed'), { exact: true }).waitFor()
    await page.getByRole('button', { name: t('reveal_seed') }).click()
    await page.getByText(t('verified')).waitFor()
    await page.getByText(t('seed_right')).waitFor()
    expect((await call('game/check', { draw_id: list[0]!.draw_id }, member)).server_seed).not.toBeNull()
  },
)

test.each([390, 320])(
  'PRM-14 after a spin the page is %i px wide as before, and the result with its buttons lies within',
  async (width) => {
    const t = getTranslations('game')
    const page = await visit('/promotionpages/game/wheel', {
      member: await registerMember(),
      options: { reducedMotion: 'reduce', viewport: { width, height: 844 }, isMobile: true },
    })
    await page.getByText(t('free_left', { count: 1 })).waitFor()
    await page
      .getByRole('button', { name: t('draw_wheel') })
      .last()
      .click()
    const button = page.getByRole('button', { name: t('continue') })
    await button.waitFor()
    expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([width, width])
    const box = (await button.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
  },
)

test.each(onPhone)('PRM-14 in $language on a $width: a card is scratched off and an egg is smashed', async ({ language, width }) => {
  const t = getTranslations('game', language)
  const member = await registerMember()
  const page = await visit('/promotionpages/game/egg', { language, width, member })
  await page.getByRole('button', { name: t('egg', { number: 3 }) }).click()
  await page.getByRole('button', { name: t('continue') }).click()
  await page.getByText(t('free_left', { count: 1 })).waitFor()
  // A card costs longcoin, of which a newcomer has none: the one above may have won some.
  const card = await visit('/promotionpages/game/scratch', { language, width, member: await registerMember() })
  await card.getByRole('link', { name: t('earn_more') }).waitFor()
  const rich = await playerWithCoins()
  const scratch = await visit('/promotionpages/game/scratch', { language, width, member: rich })
  const before = await coinsOf(rich)
  await scratch
    .getByRole('button', { name: t('draw_scratch') })
    .first()
    .click()
  const coat = scratch.getByRole('img', { name: t('scratch_here') })
  // Waits for the end of the animation.
  await coat.hover({ trial: true })
  const box = (await coat.boundingBox())!
  await scratch.mouse.move(box.x + 10, box.y + 10)
  await scratch.mouse.down()
  for (let row = 0; row < 8; row++) {
    const y = box.y + ((row + 0.5) * box.height) / 8
    await scratch.mouse.move(box.x + (row % 2 ? 10 : box.width - 10), y, { steps: 12 })
  }
  await scratch.mouse.up()
  await scratch.getByRole('button', { name: t('continue') }).waitFor()
  const [last] = (await call('game/records', {}, rich)).list
  expect(last).toMatchObject({ kind: 'scratch', paid_by: 'longcoin', longcoin_paid: 30 })
  expect(await coinsOf(rich)).toBe(before - 30 + (last!.prize.longcoin ?? 0))
})

/** A member who has earned the LONGCOIN for one card, by sign-in and two tasks. */
async function playerWithCoins(): Promise<Shopper> {
  const member = await registerMember()
  await call('reward/sign_in', {}, member)
  await addAddress(member)
  const { list } = await call('reward/tasks', {}, member)
  for (const { task_id } of list.filter(({ state }) => state === 'claimable')) await call('reward/claim_task', { task_id }, member)
  return member
}

test.each(onDesktop)(
  'WAL-07 PRM-15 PRM-16 in $language on a $width: signed in for today, and what was done is claimed as a task',
  async ({ language, width }) => {
    const t = getTranslations('reward', language)
    const member = await registerMember()
    const page = await visit('/v2/member/index/index', { language, width, member })
    await page.getByRole('link', { name: getTranslations('member', language)('sign_in') }).click()
    await page.getByRole('button', { name: t('sign_in'), exact: true }).click()
    await page.getByRole('button', { name: t('signed') }).waitFor()
    const view = await call('reward/sign_in_view', {}, member)
    expect(view).toMatchObject({ is_signed: true, streak: 1, longcoin: 5 })
    await page.getByText(t('signed_day')).first().waitFor({ state: 'attached' })
    await addAddress(member)
    await settle(page, '/v2/member/task/task')
    const before = await coinsOf(member)
    const { list } = await call('reward/tasks', {}, member)
    const claimable = list.filter(({ state }) => state === 'claimable')
    expect(claimable.map(({ kind }) => kind).toSorted()).toEqual(['address', 'signin'])
    const claims = page.getByRole('button', { name: t('claim') })
    for (let left = claimable.length; left > 0; left--) {
      await claims.first().click()
      await expect.poll(() => claims.count()).toBe(left - 1)
    }
    expect(await coinsOf(member)).toBe(before + 25)
  },
)
