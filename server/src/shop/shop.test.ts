import { afterAll, describe, expect, test } from 'vitest'
import { makeFreightTemplate, makeGoods } from '../../test/fixtures.ts'
import { openTestShop, type TestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { closeHashing } from '../identity/hash-password.ts'
import { buyNow, makeBuyer } from '../order/test/shopping.ts'
import { reasonOf, refusalOf } from '../staff/test/operators.ts'
import { completeChecklist } from './test/new-shop.ts'

afterAll(closeHashing)
const auditOf = ({ db }: TestShop, action: string) => db.selectFrom('audit').select(['after']).where('action', '=', action).execute()
const search = (shop: TestShop) => shop.visitor().call('search/hot', {})

describe('a shop that its owner has not opened', () => {
  test('SHL-12 is closed to shoppers with words of its own; the console stays open', async () => {
    const shop = await openTestShop({ kind: 'new' })
    const owner = await staffClient(shop)
    const member = await shop.member()
    expect(await refusalOf(search(shop))).toMatchObject({
      code: -2,
      status: 503,
      reason: 'site.not_opened',
      message: 'site.not_opened: The shop is opening soon',
    })
    expect(await reasonOf(member.call('cart/view', {}))).toBe('site.not_opened')
    expect(await shop.visitor().call('site/state', {})).toMatchObject({ site_state: -2, opens_soon: true })
    expect((await owner.call('shop/checklist', {})).opened_at).toBeNull()
  })

  test('is opened by the owner alone, once nothing is missing; each line tells what there is', async () => {
    const shop = await openTestShop({ kind: 'new' })
    const owner = await staffClient(shop)
    const operator = await staffClient(shop, 'operator')
    const refused = await refusalOf(owner.call('shop/open', {}))
    expect(refused).toMatchObject({ reason: 'shop.not_ready', message: expect.stringContaining('payment, email, ') })
    expect((refused.data.details as { lines: string[] }).lines).toContain('goods')
    await completeChecklist(shop)
    const freight_template_id = await makeFreightTemplate(shop)
    expect((await refusalOf(owner.call('shop/open', {}))).data.details).toMatchObject({ lines: ['goods'] })
    await makeGoods(shop, { freight_template_id })
    const { lines } = await owner.call('shop/checklist', {})
    expect(lines.filter(({ is_done }) => !is_done)).toEqual([{ line: 'sms', is_done: false, is_required: false }])
    expect(await reasonOf(operator.call('shop/open', {}))).toBe('call.forbidden')
    const { opened_at } = await owner.call('shop/open', {})
    expect(await search(shop)).toHaveProperty('hot')
    expect(await shop.visitor().call('site/state', {})).toMatchObject({ site_state: 1, opens_soon: false })
    // Opened once, it stays so, and says since when.
    expect(await owner.call('shop/open', {})).toEqual({ opened_at })
    expect(await auditOf(shop, 'shop/open')).toEqual([{ after: { opened_at } }])
  })

  test('ORD-07 a shop of another currency than the dollar is told to say what a coin is worth, until it does', async () => {
    const shop = await openTestShop({ kind: 'new' })
    const owner = await staffClient(shop)
    const coins = async () => (await owner.call('shop/checklist', {})).lines.find(({ line }) => line === 'coins')
    expect(await coins()).toEqual({ line: 'coins', is_done: true, is_required: false })
    await owner.call('shop/change_currency', { currency: 'EUR' })
    expect(await coins()).toEqual({ line: 'coins', is_done: false, is_required: false })
    await owner.call('setting/change', { list: [{ key: 'payment.coin_rate_cents', value: '90', version: 0 }] })
    expect(await coins()).toEqual({ line: 'coins', is_done: true, is_required: false })
  })

  test('a demo store sells without, and is not opened', async () => {
    const shop = await openTestShop()
    expect(await search(shop)).toHaveProperty('hot')
    expect(await reasonOf((await staffClient(shop)).call('shop/open', {}))).toBe('shop.demo_opened')
  })
})

describe('the currency', () => {
  test('is changed before the first order, and refused with the reason after it', async () => {
    const shop = await openTestShop({ kind: 'opened' })
    const owner = await staffClient(shop)
    expect(Object.keys((await refusalOf(owner.call('shop/change_currency', { currency: 'KRW' }))).data.fields!)).toEqual(['currency'])
    await owner.call('shop/change_currency', { currency: 'EUR' })
    expect(shop.site.shared.shop.currency).toBe('EUR')
    expect(await auditOf(shop, 'shop/change_currency')).toEqual([{ after: { currency: 'EUR' } }])
    const buyer = await makeBuyer(shop)
    await buyNow(buyer, (await makeGoods(shop)).sku_id)
    expect(await reasonOf(owner.call('shop/change_currency', { currency: 'USD' }))).toBe('shop.currency_fixed')
    expect(await owner.call('shop/view', {})).toMatchObject({ currency: 'EUR', is_currency_fixed: true })
  })
})
