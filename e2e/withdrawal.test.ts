import { sandbox as sandboxEn } from '@longmall/translations/en-us/server/sandbox.ts'
import { sandbox as sandboxZh } from '@longmall/translations/zh-cn/server/sandbox.ts'
import type { Session } from '@longmall/contract/identity.ts'
import { demoOperator } from '@longmall/tools/demo-store/content/members/demo-accounts.ts'
import { expect, test } from 'vitest'
import { phoneVisitors, visitors, expectAccessible } from './account-steps.ts'
import { ledgerPrice, shownPrice } from './shown-price.ts'
import { useBrowser } from './browser.ts'
import { settle } from './screen.ts'
import { call, registerMember, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const banks = { 'en-us': sandboxEn, 'zh-cn': sandboxZh }

/** An RM of the demo store, with a savings card, commissions and a payment password. */
async function earner(): Promise<Shopper> {
  const [account, password] = ['erik_rm4', 'Longmall1']
  return { ...(await call('identity/log_in', { account, password })), account, password }
}

async function operator(): Promise<Session> {
  const { email: email_address, password } = demoOperator
  const step = await call('staff/log_in', { email_address, password })
  if (step.next !== 'console') throw new Error(`the console asks for more: ${step.next}`)
  return { token: step.token, customer_id: 1, email: email_address, nickname: '', expires_at: step.expires_at }
}

const moneyOf = async (member: Shopper) => (await call('wallet/view', {}, member)).money

test.each(phoneVisitors)(
  'WAL-06 R-24 in $language on a $width: a withdrawal with its fee shown before, refused by the shop, comes back to the last cent',
  async ({ language, width }) => {
    const t = getTranslations('withdrawal', language)
    const member = await earner()
    const before = await moneyOf(member)
    const page = await visit('/v2/member/balance/balance', { language, width, member })
    await expectAccessible(page)
    await page.getByRole('link', { name: getTranslations('balance', language)('withdraw'), exact: true }).click()
    await page.getByLabel(t('amount'), { exact: true }).fill('123.45')
    await page.getByText(ledgerPrice('2.47', language), { exact: true }).waitFor()
    await page.getByText(ledgerPrice('120.98', language), { exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('apply'), exact: true }).click()
    await page.getByLabel(getTranslations('payment', language)('password_for'), { exact: true }).pressSequentially('246810')
    await page.waitForURL('**/v2/member/withdrawal_detail/withdrawal_detail**')
    await page.getByText(t('step_applied')).waitFor()
    await expectAccessible(page)
    const frozen = await moneyOf(member)
    expect([Number(frozen.withdrawable), Number(frozen.frozen)]).toEqual([
      Number((Number(before.withdrawable) - 123.45).toFixed(2)),
      Number((Number(before.frozen) + 123.45).toFixed(2)),
    ])

    const [newest] = (await call('withdrawal/list', {}, member)).list
    const reason = 'The name is another'
    await call('withdrawal/refuse', { withdrawal_id: newest!.withdrawal_id, version: 1, reason }, await operator())
    await page.reload()
    await page.getByText(t('step_refused')).waitFor()
    await page.getByText(reason).waitFor()
    expect(await moneyOf(member)).toEqual(before)
    await settle(page, '/v2/member/withdrawal_list/withdrawal_list?state=refused')
    await page.getByText(t('state_refused')).nth(1).waitFor()
    await expectAccessible(page)
  },
)

test.each(visitors)(
  'WAL-05 ORD-08 QUA-08 in $language on a $width: an offer recharged at the sandbox bank grants its gift, and is listed in the records',
  async ({ language, width }) => {
    const [t, tPayment] = [getTranslations('recharge', language), getTranslations('payment', language)]
    const member = await registerMember()
    const { offers } = await call('recharge/offers', {}, member)
    const offer = offers.find(({ gift_money, gift_longcoin }) => Number(gift_money) > 0 && gift_longcoin > 0)!
    const page = await visit('/v2/member/recharge/recharge', { language, width, member })
    await page.getByText(shownPrice(offer.amount, language), { exact: true }).first().click()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('confirm') }).click()
    await page.getByRole('radio', { name: tPayment('sandbox') }).check()
    await page.getByRole('button', { name: tPayment('confirm') }).click()
    await page.waitForURL('**/sandbox-bank/**')
    await page.getByRole('button', { name: banks[language]['sandbox.succeed'], exact: true }).click()
    await page.waitForURL('**/v2/member/recharge_result/recharge_result**')
    await page.getByText(t('success_text')).waitFor()
    await expectAccessible(page)
    const money = await moneyOf(member)
    expect(Number(money.non_withdrawable)).toBe(Number(offer.amount) + Number(offer.gift_money))
    expect(money.withdrawable).toBe('0.00')
    const { units } = await call('wallet/view', {}, member)
    expect(units.find(({ unit }) => unit === 'LONGCOIN')!.amount).toBe(String(offer.gift_longcoin))

    await page.getByRole('link', { name: t('view_balance') }).click()
    await page.getByText(ledgerPrice(money.total, language)).first().waitFor()
    await settle(page, '/v2/member/recharge_list/recharge_list')
    await page.getByText(t('state_paid')).waitFor()
    await expectAccessible(page)
    await page.getByText(t('state_paid')).click()
    await page.getByText(t('paid_at')).waitFor()
    await expectAccessible(page)
  },
)

test('WAL-06 an account is added, changed, made the default and deleted', async () => {
  const t = getTranslations('withdrawal')
  const member = await registerMember()
  const page = await visit('/v2/member/account/account', { member })
  await page.getByText(t('accounts_empty')).waitFor()
  await expectAccessible(page)
  const add = async (type: string, number: string) => {
    await page.getByRole('link', { name: t('add_account') }).click()
    await page.locator('[name=account_type]').selectOption(type)
    await page.locator('[name=name]').fill('Mei Tan')
    await page.locator('[name=mobile]').fill('8123 4567')
    await page.locator('[name=branch]').fill('Tiong Bahru')
    await page.locator('[name=number]').fill(number)
    await page.getByRole('button', { name: t('save') }).click()
    await page.waitForURL('**/v2/member/account/account')
  }
  await page.getByRole('link', { name: t('add_account') }).click()
  await page.getByRole('button', { name: t('save') }).click()
  await page.getByText(getTranslations('form')('required')).first().waitFor()
  await expectAccessible(page)
  await page.goBack()
  await add('savings_card', '6228 4800 1234 5678')
  await page.getByText('**** 5678').waitFor()
  await add('paypal', 'mei@mail.example')
  await page.getByRole('button', { name: t('make_default') }).click()
  await expect
    .poll(async () =>
      (await call('withdrawal/list_accounts', {}, member)).list.map(({ account_type, is_default }) => [account_type, is_default]),
    )
    .toEqual([
      ['paypal', true],
      ['savings_card', false],
    ])
  await page.getByText('m***@mail.example').click()
  await page.getByRole('button', { name: t('remove') }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: t('remove') })
    .click()
  await page.waitForURL('**/v2/member/account/account')
  await expect.poll(async () => (await call('withdrawal/list_accounts', {}, member)).list.length).toBe(1)
})
