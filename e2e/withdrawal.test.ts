import { sandbox as sandboxEn } from '@longmall/phrases/en-us/server/sandbox.ts'
import { sandbox as sandboxZh } from '@longmall/phrases/zh-cn/server/sandbox.ts'
import type { Session } from '@longmall/contract/identity.ts'
import { demoOperator } from '@longmall/tools/demo-store/content/members/demo-accounts.ts'
import { expect, test } from 'vitest'
import { onPhone, people, seeNoBarriers } from './account-steps.ts'
import { ledgerPrice, shownPrice } from './shown-price.ts'
import { useBrowser } from './browser.ts'
import { settle } from './screen.ts'
import { call, registerMember, type Shopper } from './shopper.ts'
import { words } from './words.ts'

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

test.each(onPhone)(
  'WAL-06 R-24 in $language on a $width: a withdrawal with its fee shown before, refused by the shop, comes back to the last cent',
  async ({ language, width }) => {
    const say = words('withdrawal', language)
    const member = await earner()
    const before = await moneyOf(member)
    const page = await visit('/v2/member/balance/balance', { language, width, member })
    await seeNoBarriers(page)
    await page.getByRole('link', { name: words('balance', language)('withdraw'), exact: true }).click()
    await page.getByLabel(say('amount'), { exact: true }).fill('123.45')
    await page.getByText(ledgerPrice('2.47', language), { exact: true }).waitFor()
    await page.getByText(ledgerPrice('120.98', language), { exact: true }).waitFor()
    await seeNoBarriers(page)
    await page.getByRole('button', { name: say('apply'), exact: true }).click()
    await page.getByLabel(words('payment', language)('password_for'), { exact: true }).pressSequentially('246810')
    await page.waitForURL('**/v2/member/withdrawal_detail/withdrawal_detail**')
    await page.getByText(say('step_applied')).waitFor()
    await seeNoBarriers(page)
    const frozen = await moneyOf(member)
    expect([Number(frozen.withdrawable), Number(frozen.frozen)]).toEqual([
      Number((Number(before.withdrawable) - 123.45).toFixed(2)),
      Number((Number(before.frozen) + 123.45).toFixed(2)),
    ])

    const [newest] = (await call('withdrawal/list', {}, member)).list
    const reason = 'The name is another'
    await call('withdrawal/refuse', { withdrawal_id: newest!.withdrawal_id, version: 1, reason }, await operator())
    await page.reload()
    await page.getByText(say('step_refused')).waitFor()
    await page.getByText(reason).waitFor()
    expect(await moneyOf(member)).toEqual(before)
    await settle(page, '/v2/member/withdrawal_list/withdrawal_list?state=refused')
    await page.getByText(say('state_refused')).nth(1).waitFor()
    await seeNoBarriers(page)
  },
)

test.each(people)(
  'WAL-05 ORD-08 QUA-08 in $language on a $width: an offer recharged at the sandbox bank brings its gift, and stands in the records',
  async ({ language, width }) => {
    const [say, payment] = [words('recharge', language), words('payment', language)]
    const member = await registerMember()
    const { offers } = await call('recharge/offers', {}, member)
    const offer = offers.find(({ gift_money, gift_longcoin }) => Number(gift_money) > 0 && gift_longcoin > 0)!
    const page = await visit('/v2/member/recharge/recharge', { language, width, member })
    await page.getByText(shownPrice(offer.amount, language), { exact: true }).first().click()
    await seeNoBarriers(page)
    await page.getByRole('button', { name: say('confirm') }).click()
    await page.getByRole('radio', { name: payment('sandbox') }).check()
    await page.getByRole('button', { name: payment('confirm') }).click()
    await page.waitForURL('**/sandbox-bank/**')
    await page.getByRole('button', { name: banks[language]['sandbox.succeed'], exact: true }).click()
    await page.waitForURL('**/v2/member/recharge_result/recharge_result**')
    await page.getByText(say('success_text')).waitFor()
    await seeNoBarriers(page)
    const money = await moneyOf(member)
    expect(Number(money.not_withdrawable)).toBe(Number(offer.amount) + Number(offer.gift_money))
    expect(money.withdrawable).toBe('0.00')
    const { units } = await call('wallet/view', {}, member)
    expect(units.find(({ unit }) => unit === 'LONGCOIN')!.amount).toBe(String(offer.gift_longcoin))

    await page.getByRole('link', { name: say('view_balance') }).click()
    await page.getByText(ledgerPrice(money.total, language)).first().waitFor()
    await settle(page, '/v2/member/recharge_list/recharge_list')
    await page.getByText(say('state_paid')).waitFor()
    await seeNoBarriers(page)
    await page.getByText(say('state_paid')).click()
    await page.getByText(say('paid_at')).waitFor()
    await seeNoBarriers(page)
  },
)

test('WAL-06 an account is added, changed, made the default and deleted', async () => {
  const say = words('withdrawal')
  const member = await registerMember()
  const page = await visit('/v2/member/account/account', { member })
  await page.getByText(say('accounts_empty')).waitFor()
  await seeNoBarriers(page)
  const add = async (type: string, number: string) => {
    await page.getByRole('link', { name: say('add_account') }).click()
    await page.locator('[name=account_type]').selectOption(type)
    await page.locator('[name=name]').fill('Mei Tan')
    await page.locator('[name=mobile]').fill('8123 4567')
    await page.locator('[name=branch]').fill('Tiong Bahru')
    await page.locator('[name=number]').fill(number)
    await page.getByRole('button', { name: say('save') }).click()
    await page.waitForURL('**/v2/member/account/account')
  }
  await page.getByRole('link', { name: say('add_account') }).click()
  await page.getByRole('button', { name: say('save') }).click()
  await page.getByText(words('form')('required')).first().waitFor()
  await seeNoBarriers(page)
  await page.goBack()
  await add('savings_card', '6228 4800 1234 5678')
  await page.getByText('**** 5678').waitFor()
  await add('paypal', 'mei@mail.example')
  await page.getByRole('button', { name: say('make_default') }).click()
  await expect
    .poll(async () =>
      (await call('withdrawal/list_accounts', {}, member)).list.map(({ account_type, is_default }) => [account_type, is_default]),
    )
    .toEqual([
      ['paypal', true],
      ['savings_card', false],
    ])
  await page.getByText('m***@mail.example').click()
  await page.getByRole('button', { name: say('remove') }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: say('remove') })
    .click()
  await page.waitForURL('**/v2/member/account/account')
  await expect.poll(async () => (await call('withdrawal/list_accounts', {}, member)).list.length).toBe(1)
})
