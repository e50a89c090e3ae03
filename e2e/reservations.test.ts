import { test } from 'vitest'
import { phoneVisitors, expectAccessible } from './account-steps.ts'
import { useBrowser } from './browser.ts'
import { settle } from './screen.ts'
import { call, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()

/** A member of the demo store with a reservation at each stop of its way; logged in once at a time. */
async function demoMember(): Promise<Shopper> {
  const [account, password] = ['alice_rm', 'Longmall1']
  return { ...(await call('identity/log_in', { account, password })), account, password }
}

test.each(phoneVisitors)(
  'PRM-09 ORD-05 in $language on a $width: reservations by what is due, from the member centre to the balance',
  async ({ language, width }) => {
    const [tOrder, tMember] = [getTranslations('order', language), getTranslations('member', language)]
    const page = await visit('/v2/member/index/index', { language, width, member: await demoMember() })
    await page.getByRole('link', { name: tMember('presale_orders') }).click()
    await page.waitForURL('**/v2/order/presale/presale')
    await page.getByRole('heading', { name: tOrder('presale_title') }).waitFor()
    await expectAccessible(page)
    for (const [tab, state] of [
      ['presale_tab_booked', 'state_deposit_paid'],
      ['presale_tab_booked', 'state_reserved'],
      ['presale_tab_balance_due', 'state_deposit_paid'],
    ] as const) {
      await page.getByRole('tab', { name: tOrder(tab) }).click()
      await page.getByRole('tab', { name: tOrder(tab), selected: true }).waitFor()
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
      await page.getByText(tOrder(state), { exact: true }).first().waitFor()
      await expectAccessible(page)
    }
    await page
      .getByRole('link', { name: tOrder('pay_balance') })
      .first()
      .click()
    await page.waitForURL('**/v1/order/payment/payment**')
    await settle(page, '/v1/order/list/list')
    await page.getByText(tOrder('purchase_source_presale'), { exact: true }).first().waitFor()
  },
)
