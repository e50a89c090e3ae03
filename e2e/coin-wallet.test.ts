import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, visitors } from './account-steps.ts'
import { useBrowser, visitOwnShop } from './browser.ts'
import { eventually } from './eventually.ts'
import { startOwnShop } from './own-shop.ts'
import { call, registerMember, type Shopper } from './shopper.ts'
import { payAtBank } from './start-up.ts'
import type { StartedShop } from './start-shop.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
let shop: StartedShop
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
})
afterAll(() => shop.stop())

/** A member with coins that were bought at the demo's bank. */
async function makeHolder(): Promise<Shopper> {
  const member = await registerMember()
  const { version } = await call('asset_area/view', {}, member)
  await call('asset_area/agree', { version }, member)
  for (const [unit, amount] of [
    ['ACC', '1250.500'],
    ['USDP', '12.500'],
  ] as const)
    await payAtBank(member, (await call('recharge/create', { unit, amount }, member)).payment_id)
  return member
}

test.each(visitors)(
  'AST-01 IDN-15 the wallet of coins shows what the ledger has and leads on, $language on a $width',
  async ({ language, width }) => {
    const member = await makeHolder()
    const [t, tMember] = [getTranslations('assets', language), getTranslations('member', language)]
    const page = await visit('/v2/member/index/index', { language, width, member })
    await page.getByRole('link', { name: tMember('coin_wallet') }).click()
    await page.locator('[data-total="ACC"]').waitFor()

    const wallet = await call('asset_area/wallet', {}, member)
    for (const { unit, total } of wallet.units) {
      const shown = await page.locator(`[data-total="${unit}"]`).innerText()
      expect(shown.replaceAll(',', '')).toBe(total)
    }
    const { list } = await call('wallet/entries', { unit: 'ACC', bucket: 'available' }, member)
    const acc = wallet.units.find(({ unit }) => unit === 'ACC')!
    expect([list[0]!.balance_after, acc.available, acc.total]).toEqual(['1250.500', '1250.500', '1250.500'])
    await expectAccessible(page)

    const path = () => new URL(page.url()).pathname
    const action = (key: 'transfer' | 'deposit') => page.getByRole('link', { name: t(`action_${key}`) }).first()
    // A User may not send coins: that leads to the levels.
    await action('transfer').click()
    await eventually(path).toBe('/v1/member/level/level')
    await page.goBack()
    await action('deposit').click()
    await eventually(path).toBe('/v2/assets/deposit')
    await page.goBack()
    await page.getByRole('region', { name: 'ACC', exact: true }).getByRole('link').first().click()
    await eventually(() => new URL(page.url()).search).toContain('place=available')
    await page.getByText('1,250.500').first().waitFor()
  },
)
