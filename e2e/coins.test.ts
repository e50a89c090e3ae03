import { toSmallest } from '@longmall/contract/units.ts'
import { demoPaymentPassword } from '@longmall/tools/demo-store/content/members/members.ts'
import { expect, test } from 'vitest'
import { expectAccessible, phoneVisitors, visitors } from './account-steps.ts'
import { useBrowser } from './browser.ts'
import { settle } from './screen.ts'
import { call, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()

async function logIn(account: string): Promise<Shopper> {
  const password = 'Longmall1'
  return { ...(await call('identity/log_in', { account, password })), account, password }
}

const coinsOf = async (member: Shopper) => {
  const { units } = await call('conversion/overview', {}, member)
  const of = (wanted: string) => toSmallest(units.find(({ unit }) => unit === wanted)!.available, 'ACC')
  return { ACC: of('ACC'), AAA: of('AAA') }
}

test.each(visitors)(
  'AST-09 AST-10 QUA-08 in $language on a $width: coins are converted on a quote, and transferred to a member whose masked name is shown first',
  async ({ language, width }) => {
    const [t, tTransfer, tPayment] = [
      getTranslations('conversion', language),
      getTranslations('cointransfer', language),
      getTranslations('payment', language),
    ]
    const member = await logIn('dana_rm2')
    const { customer_id: payee_id } = await logIn('alice_rm')
    const before = await coinsOf(member)
    const page = await visit('/v2/assets/convert', { language, width, member })
    await page.getByLabel(t('you_give'), { exact: true }).fill('12.345')
    await page.getByText('0.013 ACC', { exact: true }).waitFor()
    await page.getByRole('timer').waitFor()
    await expectAccessible(page)
    const { received } = await call('conversion/quote', { unit_from: 'ACC', amount: '12.345' }, member)
    await page.getByRole('button', { name: t('convert'), exact: true }).click()
    await page.getByRole('dialog').getByText(`${received} AAA`, { exact: true }).waitFor()
    await page.getByLabel(tPayment('password_for'), { exact: true }).pressSequentially(demoPaymentPassword)
    await page.getByText(t('done'), { exact: true }).waitFor()
    await expectAccessible(page)
    const [record] = (await call('conversion/list', {}, member)).list
    await page.getByText(record!.conversion_no, { exact: true }).waitFor()
    const converted = await coinsOf(member)
    expect(converted).toEqual({ ACC: before.ACC - 12_345n, AAA: before.AAA + toSmallest(received, 'AAA') })
    await page.getByRole('button', { name: t('again'), exact: true }).click()
    await page.getByRole('button', { name: t('swap', { unit: 'AAA' }), exact: true }).click()
    await page.getByLabel(t('you_give'), { exact: true }).fill('999999')
    await page.getByText(t('too_much'), { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: t('convert'), exact: true }).isDisabled()).toBe(true)

    await settle(page, '/v2/assets/transfer')
    await page.getByLabel(tTransfer('amount'), { exact: true }).fill('3.21')
    await page.getByLabel(tTransfer('remark'), { exact: true }).fill('For the tickets')
    const payee = page.getByRole('textbox', { name: tTransfer('payee') })
    const proceed = page.getByRole('button', { name: tTransfer('next'), exact: true })
    await payee.fill('2147483647')
    await proceed.click()
    await page.getByText(tTransfer('wrong_id'), { exact: true }).waitFor()
    await payee.fill(String(payee_id))
    await proceed.click()
    await page.getByRole('dialog').getByText(`***`, { exact: false }).waitFor()
    await page.getByRole('dialog').getByText('3.210 ACC', { exact: true }).waitFor()
    await page.getByLabel(tPayment('password_for'), { exact: true }).pressSequentially(demoPaymentPassword)
    await page.getByText(tTransfer('done'), { exact: true }).waitFor()
    await expectAccessible(page)
    expect(await coinsOf(member)).toEqual({ ...converted, ACC: converted.ACC - 3_210n })
    const [transfer] = (await call('coin_transfer/list', { direction: 'out' }, member)).list
    expect(transfer).toMatchObject({ amount: '3.210', counterpart_id: payee_id, remark: 'For the tickets' })
    await settle(page, `/v2/assets/transfer?id=${transfer!.coin_transfer_id}`)
    await page.getByRole('dialog').getByText(transfer!.coin_transfer_no, { exact: true }).waitFor()
    await expectAccessible(page)
  },
)

test.each(phoneVisitors)('AST-10 in $language on a $width: an AM is told that only RM transfer, and how to become one', async (visitor) => {
  const t = getTranslations('cointransfer', visitor.language)
  const page = await visit('/v2/assets/transfer', { ...visitor, member: await logIn('bob_am') })
  await page.getByRole('link', { name: t('upgrade'), exact: true }).click()
  await page.waitForURL('**/v1/member/level/level**')
})
