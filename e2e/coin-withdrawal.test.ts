import type { Language } from '@longmall/contract/fields.ts'
import { demoPaymentPassword } from '@longmall/tools/demo-store/content/members/members.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from './account-steps.ts'
import { useBrowser, visitOwnShop } from './browser.ts'
import { asOperator, logInOperator } from './console-session.ts'
import { confirm, dialog, expectMessage, press, rowOf } from './console-shop.ts'
import { getConsoleShellTranslations, getConsoleTranslations } from './console-translations.ts'
import { startOwnShop } from './own-shop.ts'
import { settle } from './screen.ts'
import { call, type Shopper } from './shopper.ts'
import { advanceDays } from './start-up.ts'
import type { StartedShop } from './start-shop.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
// Its clock is moved by days, which would end the offers of the other journeys.
let shop: StartedShop
let owner: Awaited<ReturnType<typeof logInOperator>>
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  owner = await logInOperator()
  // As a shop without a provider of coins sends them; the demo has one of its own.
  const { list } = (await owner.query('setting/list')) as { list: { key: string; version: number }[] }
  const { version } = list.find(({ key }) => key === 'coin_withdrawal.provider')!
  await owner.call('setting/change', { list: [{ key: 'coin_withdrawal.provider', value: JSON.stringify('manual'), version }] })
})
afterAll(() => shop.stop())

/** RM members of the demo store with ACC of their awards, one for each language. */
const members = [
  { language: 'zh-cn', account: 'erik_rm4' },
  { language: 'en-us', account: 'dana_rm2' },
] as const

async function logIn(account: string): Promise<Shopper> {
  const password = 'Longmall1'
  const member = { ...(await call('identity/log_in', { account, password })), account, password }
  const { version, is_agreed } = await call('asset_area/view', {}, member)
  if (!is_agreed) await call('asset_area/agree', { version }, member)
  return member
}

const availableOf = async (member: Shopper) =>
  Number((await call('coin_withdrawal/terms', {}, member)).units.find(({ unit }) => unit === 'ACC')!.available)

const typePassword = (page: Page, language: Language) =>
  page.getByLabel(getTranslations('payment', language)('password_for'), { exact: true }).pressSequentially(demoPaymentPassword)

test.each(members)(
  'AST-10 R-24 QUA-08 in $language on a phone: a wallet address waits a day, coins withdrawn to it are approved in the console and sent after three days',
  async ({ language, account }) => {
    const [t, tConsole] = [getTranslations('coinwithdrawal', language), getConsoleTranslations('coinwithdrawal', language)]
    const member = await logIn(account)
    for (const { coin_address_id } of (await call('coin_withdrawal/list_addresses', {}, member)).list)
      await call('coin_withdrawal/remove_address', { coin_address_id }, member)
    const page = await visit('/v2/assets/wallet_address', { language, member })
    await page.getByText(t('addresses_empty')).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('add_address') }).click()
    const address = page.locator('[name=wallet_address]')
    const save = async (text: string) => {
      await address.fill(text)
      await page.getByRole('button', { name: t('save_address'), exact: true }).click()
    }
    await page.locator('[name=label]').fill('Nano')
    await save('0x52908400098527886E0F7030069857D2E4169eE7')
    await page.locator('[name=wallet_address][aria-invalid=true]').waitFor()
    await expectAccessible(page)
    await save('0x52908400098527886E0F7030069857D2E4169EE7')
    await typePassword(page, language)
    const saved = page.getByRole('article', { name: 'Nano' })
    await saved.getByText(t('usable_from', { at: '' }).trim()).waitFor()
    await expectAccessible(page)

    await settle(page, '/v2/assets/withdraw')
    await page.getByText(t('none_usable')).waitFor()
    await advanceDays(1)
    const before = await availableOf(member)
    await page.reload()
    await page.getByText('0x52908400…E4169EE7').waitFor()
    const amount = page.getByLabel(t('amount'), { exact: true })
    await amount.fill('0')
    await page.getByText(t('zero'), { exact: true }).waitFor()
    await amount.fill('99999999')
    await page.getByText(t('too_much', { amount: '' }).trim()).waitFor()
    await amount.fill('50')
    await page.getByText('49.000 ACC', { exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('submit_address'), exact: true }).dblclick()
    await page.getByText(t('no_recall')).waitFor()
    await typePassword(page, language)
    await page.getByText(t('step_requested')).waitFor()
    await expectAccessible(page)
    expect(await availableOf(member)).toBeCloseTo(before - 50, 3)
    const [request] = (await call('coin_withdrawal/list', {}, member)).list
    const { coin_withdrawal_id, coin_withdrawal_no } = request!

    const consolePage = await visit('/console/coin-withdrawals?state=requested', asOperator(owner, language))
    await expectAccessible(consolePage)
    await press(rowOf(consolePage, coin_withdrawal_no), tConsole('approve'))
    await confirm(consolePage, tConsole('approve'))
    await expectMessage(consolePage, getConsoleShellTranslations(language)('done'))
    await page.reload()
    await page.getByText(t('state_approved'), { exact: true }).first().waitFor()

    await advanceDays(2)
    expect((await call('coin_withdrawal/view', { coin_withdrawal_id }, member)).state).toBe('approved')
    await advanceDays(1)
    await settle(consolePage, `/console/coin-withdrawals/request?request_id=${coin_withdrawal_id}`)
    await consolePage.getByText(tConsole('send_by_hand')).waitFor()
    await expectAccessible(consolePage)
    await press(consolePage, tConsole('mark_sent'))
    await dialog(consolePage).getByLabel(tConsole('reference')).fill('0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204')
    await confirm(consolePage, tConsole('mark_sent'))
    await consolePage.getByText(tConsole('state_done'), { exact: true }).first().waitFor()
    await page.reload()
    await page.getByText(t('step_done'), { exact: true }).waitFor()
    await page.getByText('0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204').waitFor()
    await expectAccessible(page)
    expect((await call('coin_withdrawal/view', { coin_withdrawal_id }, member)).state).toBe('done')
  },
)

test.each(members)(
  'AST-10 QUA-08 in $language on a phone: a code is redeemed once at the desk, and what an operator refuses comes back whole',
  async ({ language, account }) => {
    const [t, tConsole] = [getTranslations('coinwithdrawal', language), getConsoleTranslations('coinwithdrawal', language)]
    const member = await logIn(account)
    const page = await visit('/v2/assets/withdraw', { language, member })
    const request = async (amount: string) => {
      // What is typed stays where another way is chosen.
      await page.getByLabel(t('amount'), { exact: true }).fill(amount)
      await page.getByText(t('way_scan_code'), { exact: true }).click()
      await page.getByRole('button', { name: t('submit_scan_code'), exact: true }).click()
      await typePassword(page, language)
      await page.getByText(t('code_title')).waitFor()
      return Number(new URL(page.url()).searchParams.get('id'))
    }
    const redeemed = await request('20')
    await expectAccessible(page)
    const { coin_withdrawal_no } = await call('coin_withdrawal/view', { coin_withdrawal_id: redeemed }, member)
    const redemption_code = (await page.locator('[data-redemption-code]').getAttribute('data-redemption-code'))!
    await owner.call('coin_withdrawal/redeem_code', { coin_withdrawal_no, redemption_code })
    // The screen notices by itself.
    await page.getByText(t('step_handed_over'), { exact: true }).waitFor()
    await page.getByText(t('state_done'), { exact: true }).waitFor()
    await page.locator('[data-redemption-code]').waitFor({ state: 'detached' })
    await expect(owner.call('coin_withdrawal/redeem_code', { coin_withdrawal_no, redemption_code })).rejects.toThrow('code_used')

    const before = await availableOf(member)
    await settle(page, '/v2/assets/withdraw')
    const refused = await request('30')
    expect(await availableOf(member)).toBeCloseTo(before - 30, 3)
    const consolePage = await visit(`/console/coin-withdrawals/request?request_id=${refused}`, asOperator(owner, language))
    const reason = 'The desk is closed this week'
    await press(consolePage, tConsole('refuse'))
    await dialog(consolePage).getByLabel(getConsoleShellTranslations(language)('reason')).fill(reason)
    await confirm(consolePage, tConsole('refuse'))
    await consolePage.getByText(tConsole('state_refused'), { exact: true }).first().waitFor()
    await page.getByText(t('step_refused'), { exact: true }).waitFor()
    await page.getByText(t('because', { reason })).waitFor()
    expect(await availableOf(member)).toBe(before)
    await settle(page, '/v2/assets/withdraw?show=records')
    await page.getByText(t('state_refused'), { exact: true }).waitFor()
    await expectAccessible(page)
  },
)

test('AST-10 who is not RM reads why and how to become one, on both screens', async () => {
  const t = getTranslations('coinwithdrawal')
  const page = await visit('/v2/assets/withdraw', { member: await logIn('bob_am') })
  for (const path of ['/v2/assets/withdraw', '/v2/assets/transfer_out']) {
    await settle(page, path)
    await page.getByText(t('rm_only_text')).waitFor()
    await page.getByRole('link', { name: t('see_rights') }).waitFor()
    await expectAccessible(page)
  }
})
