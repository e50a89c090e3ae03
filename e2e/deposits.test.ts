import { toDecimal } from '@longmall/contract/units.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, visitors } from './account-steps.ts'
import { useBrowser, visitOwnShop } from './browser.ts'
import { asOperator, logInOperator } from './console-session.ts'
import { getConsoleTranslations } from './console-translations.ts'
import { startOwnShop } from './own-shop.ts'
import { settle } from './screen.ts'
import { call, type Shopper } from './shopper.ts'
import { advanceDays } from './start-up.ts'
import type { StartedShop } from './start-shop.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const days = 6
// Its clock is moved by days, which would end the offers of the other journeys.
let shop: StartedShop
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  // A term of some days: each day of the time machine is a run.
  await (
    await logInOperator()
  ).call('setting/change', {
    list: [{ key: 'deposit.plan_1', value: JSON.stringify({ is_on: true, days, interest_ppm: 15_000 }), version: 0 }],
  })
})
afterAll(() => shop.stop())

/** A member of the demo store with ACC and a payment password. */
async function depositor(account: string): Promise<Shopper> {
  const password = 'Longmall1'
  return { ...(await call('identity/log_in', { account, password })), account, password }
}
const availableOf = async (member: Shopper) =>
  BigInt((await call('deposit/plans', {}, member)).available.find(({ unit }) => unit === 'ACC')!.amount.replace('.', ''))

test.each(visitors.map((one, at) => ({ ...one, account: ['erik_rm4', 'dana_rm2'][at]! })))(
  'AST-07 AST-16 in $language on a $width: a deposit to its expiry, with the roll-over changed, its certificate, and the principal back',
  async ({ language, width, account }) => {
    const [t, tArea] = [getTranslations('deposit', language), getTranslations('assetarea', language)]
    const member = await depositor(account)
    const before = await availableOf(member)
    const page = await visit('/v2/assets/deposit', { language, width, member })
    await page.locator('label').filter({ hasText: /^ACC$/ }).click()
    const amount = page.getByLabel(t('amount'), { exact: true })
    await amount.fill('99.999')
    await page
      .getByRole('alert')
      .filter({ hasText: t('at_least', { amount: '100.000 ACC' }) })
      .waitFor()
    await amount.fill('120.5')
    await page
      .getByText(t('earns', { interest: '1.807 ACC' }))
      .first()
      .waitFor()
    await page.getByRole('radio', { name: new RegExp(t('on_expiry_roll_over')) }).check()
    await expectAccessible(page)
    const submit = page.getByRole('button', { name: t('submit'), exact: true })
    await submit.click()
    // The terms are asked once, before the first deposit.
    const terms = page.getByRole('dialog').getByLabel(tArea('agree_check'))
    const password = page.getByLabel(getTranslations('payment', language)('password_for'), { exact: true })
    await terms.or(password).first().waitFor()
    if (await terms.isVisible()) {
      await terms.check()
      await page.getByRole('button', { name: tArea('agree'), exact: true }).click()
      await terms.waitFor({ state: 'hidden' })
      await submit.click()
    }
    await password.pressSequentially('246810')
    await page.waitForURL('**/v2/assets/deposit_detail**')
    await page.getByText(t('change_note')).waitFor()
    await expectAccessible(page)
    expect(await availableOf(member)).toBe(before - 120_500n)
    const { deposit_id, deposit_no } = (await call('deposit/list', { is_open: true }, member)).list[0]!
    await page.getByText(deposit_no).first().waitFor()

    const change = page.getByRole('button', { name: t('change'), exact: true })
    const choose = async (arrangement: 'available' | 'roll_over') => {
      await change.click()
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: new RegExp(t(`on_expiry_${arrangement}`)) })
        .check()
      await page.getByRole('button', { name: t('save'), exact: true }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page
        .getByText(t(`on_expiry_${arrangement}`), { exact: true })
        .first()
        .waitFor()
    }
    await choose('available')
    await choose('roll_over')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('download'), exact: true }).click()
    expect((await download).suggestedFilename()).toBe(`deposit-${deposit_no}.pdf`)

    await advanceDays(days)
    await page.reload()
    await page.getByText(t('state_rolled_over')).first().waitFor()
    expect(await change.count()).toBe(0)
    const { rolled_into } = await call('deposit/view', { deposit_id }, member)
    await page.getByRole('link', { name: new RegExp(rolled_into!.deposit_no) }).click()
    await page.getByText(t('state_open')).first().waitFor()
    await choose('available')
    await advanceDays(days)
    await settle(page, '/v2/assets/deposit?tab=ended')
    await page.getByText(t('state_returned')).first().waitFor()
    await page.getByText(t('state_rolled_over')).first().waitFor()
    await expectAccessible(page)
    const { list } = await call('deposit/list', { is_open: false }, member)
    expect(list.slice(0, 2).map(({ state, principal }) => [state, principal])).toEqual([
      ['returned', toDecimal(120_500n, 'ACC')],
      ['rolled_over', toDecimal(120_500n, 'ACC')],
    ])

    const tConsole = getConsoleTranslations('deposit', language)
    const console = await visit(`/console/deposits?deposit_no=${deposit_no}`, asOperator(await logInOperator(), language))
    await console.getByRole('link', { name: deposit_no }).click()
    await console.getByText(tConsole('posting_rolled_over')).waitFor()
  },
)
