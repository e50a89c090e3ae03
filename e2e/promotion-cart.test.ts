import type { Language } from '@longmall/contract/fields.ts'
import { combos } from '@longmall/tools/demo-store/content/promotions/combos.ts'
import { promotions } from '@longmall/tools/demo-store/content/promotions/promotions.ts'
import { reductions } from '@longmall/tools/demo-store/content/shop/site.ts'
import { listGoods } from '@longmall/tools/demo-store/content/store.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phoneVisitors, expectAccessible } from './account-steps.ts'
import { shownPrice } from './shown-price.ts'
import { delayCall, restoreCall } from './api-responses.ts'
import { useBrowser } from './browser.ts'
import { addAddress, call, registerMember, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const firstCup = combos[0]!
const lunch = promotions.find(({ kind, items }) => kind === 'discount' && items.some(({ goods }) => goods === 'bento-lunch-box'))!
const handCream = reductions.find(({ steps }) => steps.some(({ effect }) => effect.kind === 'gift'))!
const goodsName = (key: string, language: Language) => listGoods().find((one) => one.key === key)!.name[language]

async function promotionOf(kind: 'combo' | 'discount', name: string) {
  const { list } = await call('campaign/zone', { kind, state: 'running', page_size: 50 })
  return call('campaign/view', { kind, promotion_id: list.find((one) => one.name === name)!.promotion_id })
}

/** A SKU without a promotion of its own, for a full reduction by amount. */
async function skuOf(key: string): Promise<number> {
  const { list } = await call('search/goods', { keyword: goodsName(key, 'en-us') })
  return list.find(({ goods_name }) => goods_name === goodsName(key, 'en-us'))!.sku_id
}

const add = (member: Shopper, sku_id: number, quantity: number) => call('cart/add', { sku_id, quantity }, member)
const stepperOf = (page: Page, language: Language, name: string) =>
  page.getByRole('group', { name: getTranslations('cart', language)('quantity_of', { name }) })
const more = (page: Page, language: Language, name: string) =>
  stepperOf(page, language, name).getByRole('button', { name: getTranslations('shell', language)('increase') })

test.each(phoneVisitors)(
  'PRM-02 PRM-07 PRM-08 PRM-17 in $language on a $width: a set, a present, a discount for as many as one may have and a hint; the sums change at the tap, before the shop answers',
  async ({ language, width }) => {
    const [tCart, tOrder] = [getTranslations('cart', language), getTranslations('order', language)]
    const member = await registerMember()
    await addAddress(member)
    const set = await promotionOf('combo', firstCup.name['en-us'])
    const [missing, ...rest] = set.items.toReversed()
    for (const { sku_id, quantity } of rest) await add(member, sku_id, quantity)
    const box = await promotionOf('discount', lunch.name['en-us'])
    await add(member, box.items[0]!.sku_id, 2)
    await add(member, await skuOf('ceramide-cream'), 2)

    const page = await visit('/v2/goods/cart/cart', { language, width, member })
    const bento = goodsName('bento-lunch-box', language)
    const cream = goodsName('ceramide-cream', language)
    const row = (name: string) =>
      page
        .getByRole('listitem')
        .filter({ has: stepperOf(page, language, name) })
        .last()

    // What the rest of the set would save.
    const saved = shownPrice((Number(set.list_total) - Number(set.rules.set_price)).toFixed(2), language)
    await page.getByRole('link', { name: tCart('hint_set', { name: firstCup.name[language], saved }) }).waitFor()
    await row(bento).getByText(tCart('kind_discount'), { exact: true }).waitFor()
    await expectAccessible(page)

    // A quantity of three exceeds the discount's limit: its price is removed immediately.
    const release = await delayCall(page, 'cart/change_quantity')
    await more(page, language, bento).click()
    await row(bento)
      .getByText(tCart('few_at_price', { count: 2 }))
      .waitFor()
    // Sufficient for the gift, before the response arrives (optimistic update).
    await more(page, language, cream).click()
    await page
      .getByRole('region', { name: tCart('presents') })
      .getByText(handCream.name[language])
      .waitFor()
    const predictedTotal = await page.getByText(tCart('total')).first().locator('..').textContent()
    release()
    await restoreCall(page, 'cart/change_quantity')
    // Both changes have arrived, in whichever order.
    const quantityText = async () => {
      const { gifts, groups } = await call('cart/view', {}, member)
      return [gifts.length, groups.flatMap(({ lines }) => lines).find(({ sku_id }) => sku_id === box.items[0]!.sku_id)?.quantity]
    }
    await expect.poll(quantityText).toEqual([1, 3])
    const answered = await call('cart/view', {}, member)
    expect(predictedTotal).toContain(
      shownPrice(answered.totals.total, language)
        .replace(/^\$|元$/g, '')
        .split('.')[0],
    )

    // The set is shown in its frame.
    await add(member, missing!.sku_id, missing!.quantity)
    await page.reload()
    const whole = await call('cart/view', {}, member)
    const frame = page.getByRole('region', { name: firstCup.name[language] })
    await frame.getByText(tCart('set_saves', { amount: shownPrice(whole.combos[0]!.saved, language) })).waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: tCart('settle', { count: whole.selected_count }) }).click()
    await page.waitForURL('**/v2/order/confirm/confirm**')
    await page.getByText(tOrder('present')).first().waitFor()
    await page.getByText(tOrder('breakdown')).last().click()
    await page.getByText(firstCup.name[language]).waitFor()
    await page.getByText(handCream.name[language]).waitFor()
    await expectAccessible(page)
  },
)
