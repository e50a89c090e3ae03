import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { agreeToTerms } from '../asset-area/test/agree-to-terms.ts'
import { makeBuyer, refusalOf } from '../order/test/shopping.ts'
import { openAfterSale } from '../refund/test/after-sale.ts'
import { balanceOf } from '../wallet/balances.ts'
import { buyDevice, enrol, showCode } from './test/boxes.ts'
import { dayAfterTerm } from './rules.ts'
import { today } from './today.ts'

const shop = await openTestShop()
const operator = await staffClient(shop)
const { sku_id } = await makeGoods(shop, { goods_type: 'entity', stock: 1000 })

async function owner() {
  const buyer = await makeBuyer(shop)
  await agreeToTerms(buyer)
  return buyer
}
const days = (count: number) => ({ term_days: count, daily_rate: '1.000' })

describe('a device that was bought', () => {
  test('AST-11 ORD-02 R-14 each piece is a device, the first at home; a later one may be hosted, and mines from its payment', async () => {
    const buyer = await owner()
    expect(await buyer.call('box/shop', {})).toMatchObject({ may_be_hosted: false, minutes_needed: 720, list: [{ sku_id, ...days(365) }] })
    expect(await refusalOf(buyer.call('order/quote', { sku_id, delivery_plan: 'hosting' }))).toMatchObject({
      reason: 'order.first_device_hosting',
    })
    await buyDevice(shop, buyer, sku_id, 'mail', 2)
    const list = await buyer.call('box/list', {})
    expect(list).toMatchObject({
      counts: { not_activated: 2, activated: 0, expired: 0, returned: 0 },
      daily_rate: '0.000',
      mined: '0.000',
      list: [1, 2].map(() => ({
        delivery: 'home',
        state: 'not_activated',
        plan_name: 'One year',
        device_id: null,
        last_day: null,
        days_left: null,
      })),
    })
    expect((await buyer.call('box/shop', {})).may_be_hosted).toBe(true)
    await buyDevice(shop, buyer, sku_id, 'hosting')
    const [hosted] = (await buyer.call('box/list', { state: 'activated' })).list
    const first = today(shop.systemContext())
    expect(hosted).toMatchObject({
      delivery: 'hosted',
      state: 'activated',
      ...days(365),
      days_left: 365,
      last_day: dayAfterTerm(first, 364),
    })
    expect((await buyer.call('box/list', { order_id: hosted!.order_id })).list.map(({ box_id }) => box_id)).toEqual([hosted!.box_id])
    expect((await buyer.call('box/list', { order_id: list.list[0]!.order_id })).list).toHaveLength(2)
    expect((await buyer.call('box/days', { box_id: hosted!.box_id })).list).toEqual([{ day: first, minutes: null, mined: null }])
  })

  test('AST-11 the terms are agreed to before a device is ordered', async () => {
    const buyer = await makeBuyer(shop)
    const { quote } = await buyer.call('order/quote', { sku_id, address_id: buyer.address_id })
    expect(await refusalOf(buyer.call('order/create', { sku_id, address_id: buyer.address_id, quote }))).toMatchObject({
      reason: 'asset_area.terms_not_agreed',
    })
  })

  test('R-14 a run plan that is changed or added later leaves devices as they were sold', async () => {
    const buyer = await owner()
    const goods = await makeGoods(shop, { goods_type: 'entity' })
    const names = [
      { language: 'en-us' as const, name: 'A month' },
      { language: 'zh-cn' as const, name: '一个月' },
    ]
    const plan = { term_days: 30, daily_rate: '2.500', is_active: true, is_default: false, position: 1, names }
    const saved = await operator.call('box/save_plan', { ...plan, sku_ids: [goods.sku_id] })
    await buyDevice(shop, buyer, goods.sku_id)
    const change = { ...plan, plan_id: saved.plan_id, version: saved.version, daily_rate: '9.000', sku_ids: [goods.sku_id] }
    await operator.call('box/save_plan', change)
    expect(await refusalOf(operator.call('box/save_plan', change))).toMatchObject({ reason: 'box.plan_changed' })
    const [box] = (await buyer.call('box/list', {}, { language: 'zh-cn' })).list
    expect(box).toMatchObject({ plan_name: '一个月', term_days: 30, daily_rate: '2.500' })
    const shown = (await buyer.call('box/shop', {})).list
    expect(shown.find((one) => one.sku_id === goods.sku_id)).toMatchObject({ daily_rate: '9.000', plan_name: 'A month' })
    // Switched off, the default plan applies to its SKUs.
    await operator.call('box/save_plan', { ...change, version: 2, is_active: false })
    expect((await buyer.call('box/shop', {})).list.find((one) => one.sku_id === goods.sku_id)).toMatchObject({ daily_rate: '1.000' })
  })

  test('AST-11 a run plan is refused field by field, and there is always a default one', async () => {
    const { list } = await operator.call('box/plans', {})
    const [main] = list.filter(({ is_default }) => is_default)
    const { plan_id, version, term_days, daily_rate, position, names } = main!
    const plan = { plan_id, version, term_days, daily_rate, position, names, is_active: true, is_default: true }
    const standard = await makeGoods(shop)
    expect(await refusalOf(operator.call('box/save_plan', { ...plan, sku_ids: [standard.sku_id] }))).toMatchObject({
      fields: { sku_ids: expect.any(String) },
    })
    expect(await refusalOf(operator.call('box/save_plan', { ...plan, daily_rate: '0' }))).toMatchObject({
      fields: { daily_rate: expect.any(String) },
    })
    expect(await refusalOf(operator.call('box/save_plan', { ...plan, names: [{ language: 'zh-cn', name: '一' }] }))).toMatchObject({
      fields: { names: expect.any(String) },
    })
    for (const off of [{ is_active: false }, { is_default: false }])
      expect(await refusalOf(operator.call('box/save_plan', { ...plan, ...off }))).toMatchObject({ reason: 'box.default_plan_active' })
    expect(await refusalOf(operator.call('box/plan_view', { plan_id: 999 }))).toMatchObject({ reason: 'box.plan_not_found' })
  })

  test('AST-11 R-11 as many are returned as pieces were refunded, those first that were not activated; a returned one is over', async () => {
    const afterSale = await openAfterSale(shop)
    const buyer = await owner()
    const order_id = await buyDevice(shop, buyer, sku_id, 'mail', 2)
    await afterSale.ship(order_id)
    const [second, first] = (await buyer.call('box/list', {})).list
    const { device_id } = await enrol(shop)
    await buyer.call('box/bind', { code: await showCode(shop, device_id), box_id: second!.box_id })
    await buyer.call('order/confirm_receipt', { order_id })
    const { order_goods_id } = (await buyer.call('order/view', { order_id })).lines[0]!
    const refundOne = async () => {
      const { refund_id } = await afterSale.requestRefund(buyer, order_goods_id)
      await afterSale.approve(refund_id)
    }
    const states = async () => (await buyer.call('box/list', {})).list.map(({ box_id, state }) => [box_id, state])
    await refundOne()
    expect(await states()).toEqual([
      [second!.box_id, 'activated'],
      [first!.box_id, 'returned'],
    ])
    await refundOne()
    expect((await states()).map(([, state]) => state)).toEqual(['returned', 'returned'])
    expect(await operator.call('box/hardware_list', { search: device_id })).toMatchObject({ list: [{ state: 'free', box_id: null }] })
  })

  test('AST-11 has a name of its owner’s, and is nobody else’s', async () => {
    const [buyer, other] = [await owner(), await owner()]
    await buyDevice(shop, buyer, sku_id)
    const { box_id } = (await buyer.call('box/list', {})).list[0]!
    expect(await buyer.call('box/set_remark', { box_id, remark: 'Living room' })).toMatchObject({ remark: 'Living room' })
    expect(await buyer.call('box/view', { box_id })).toMatchObject({
      remark: 'Living room',
      report: null,
      minutes_needed: 720,
      logged_in_at: null,
    })
    expect(await refusalOf(buyer.call('box/set_remark', { box_id, remark: 'x'.repeat(31) }))).toMatchObject({
      fields: { remark: expect.any(String) },
    })
    for (const path of ['box/view', 'box/days'] as const)
      expect(await refusalOf(other.call(path, { box_id }))).toMatchObject({ reason: 'box.not_found' })
    expect(await refusalOf(other.call('box/set_remark', { box_id, remark: 'Mine' }))).toMatchObject({ reason: 'box.not_found' })
  })

  test('AST-11 IDN-13 keeps its owner’s account open until it is over', async () => {
    const buyer = await owner()
    await buyDevice(shop, buyer, sku_id)
    const step = shop.site.accountClosureSteps.find(({ domain }) => domain === 'box')!
    expect(await step.findBlocker(shop.systemContext(), buyer.member_id)).toMatchObject({ kind: 'box' })
    await sql`update box set state = 'returned', returned_at = now() where member_id = ${buyer.member_id}`.execute(shop.db)
    expect(await step.findBlocker(shop.systemContext(), buyer.member_id)).toBeNull()
  })
})

describe('a scanned code', () => {
  test('AST-11 AST-12 binds a box to a device once, activates it, and later logs its owner in', async () => {
    const buyer = await owner()
    await buyDevice(shop, buyer, sku_id)
    const { box_id } = (await buyer.call('box/list', {})).list[0]!
    const { device_id } = await enrol(shop)
    const code = await showCode(shop, device_id)
    expect(await buyer.call('box/preview_code', { code })).toMatchObject({ purpose: 'bind', device_id, box: null, choices: [{ box_id }] })
    expect(await buyer.call('box/bind', { code, box_id })).toMatchObject({ state: 'activated', device_id, days_left: 365 })
    expect((await buyer.call('box/view', { box_id })).logged_in_at).not.toBeNull()
    expect(await refusalOf(buyer.call('box/bind', { code, box_id }))).toMatchObject({ reason: 'box.code_used' })
    await buyer.call('box/log_out', { box_id })
    expect((await buyer.call('box/view', { box_id })).logged_in_at).toBeNull()
    const again = await showCode(shop, device_id, 'log_in')
    expect(await buyer.call('box/preview_code', { code: again })).toMatchObject({ purpose: 'log_in', box: { box_id }, choices: [] })
    expect(await refusalOf(buyer.call('box/bind', { code: again, box_id }))).toMatchObject({ reason: 'box.code_for_log_in' })
    expect(await buyer.call('box/log_in', { code: again })).toMatchObject({ box_id })
    expect((await buyer.call('box/view', { box_id })).logged_in_at).not.toBeNull()
  })

  test('AST-12 is refused when it is unknown, expired, used, of another member’s box, or for something else', async () => {
    const [buyer, other] = [await owner(), await owner()]
    await buyDevice(shop, buyer, sku_id)
    await buyDevice(shop, other, sku_id)
    const { box_id } = (await buyer.call('box/list', {})).list[0]!
    const others = (await other.call('box/list', {})).list[0]!.box_id
    const { device_id } = await enrol(shop)
    const refused = async (code: string) => (await refusalOf(buyer.call('box/preview_code', { code })))?.reason
    expect(await refused('x'.repeat(43))).toBe('box.code_not_found')
    expect(await refused(await showCode(shop, device_id, 'bind', -1))).toBe('box.code_expired')
    const code = await showCode(shop, device_id)
    expect(await refusalOf(buyer.call('box/log_in', { code }))).toMatchObject({ reason: 'box.code_for_binding' })
    expect(await refusalOf(buyer.call('box/bind', { code, box_id: others }))).toMatchObject({ reason: 'box.not_found' })
    await other.call('box/bind', { code, box_id: others })
    const foreign = await showCode(shop, device_id, 'log_in')
    expect(await refused(foreign)).toBe('box.owned_by_another')
    expect(await refusalOf(buyer.call('box/log_in', { code: foreign }))).toMatchObject({ reason: 'box.owned_by_another' })
    const free = await enrol(shop)
    expect(await refusalOf(other.call('box/bind', { code: await showCode(shop, free.device_id), box_id: others }))).toMatchObject({
      reason: 'box.not_bindable',
    })
    await operator.call('box/revoke_hardware', { device_id: free.device_id, key_version: 1 })
    expect(await refused(await showCode(shop, free.device_id))).toBe('box.code_not_found')
    expect(box_id).not.toBe(others)
  })

  test('AST-03 AST-11 binds, logs in and mines for a frozen member, whom no freeze takes what was paid for', async () => {
    for (const freeze of [
      (id: number) => sql`update member set is_frozen = true where id = ${id}`,
      (id: number) => sql`
        insert into am_window (member_id, am_at, warns_at, freezes_at, forfeits_at, state, state_since)
        select ${id}, n - interval '20 days', n - interval '8 days', n - interval '5 days', n + interval '10 days', 'frozen', n from store_now() n`,
    ]) {
      const buyer = await owner()
      await buyDevice(shop, buyer, sku_id)
      await freeze(buyer.member_id).execute(shop.db)
      const { box_id } = (await buyer.call('box/list', {})).list[0]!
      const { device_id } = await enrol(shop)
      expect(await buyer.call('box/bind', { code: await showCode(shop, device_id), box_id })).toMatchObject({ state: 'activated' })
      await buyer.call('box/log_out', { box_id })
      await buyer.call('box/log_in', { code: await showCode(shop, device_id, 'log_in') })
      const day = today(shop.systemContext())
      await sql`insert into box_day (day, box_id, minutes) values (${day}::date, ${box_id}, 1000)`.execute(shop.db)
      await shop.advance({ days: 1 })
      expect(await balanceOf(shop.systemContext(), { member: buyer.member_id, unit: 'ACC', purpose: 'available' })).toBe(1000n)
    }
  })

  test('AST-12 two members who scan the code of a free box at once: one has it', async () => {
    const members = [await owner(), await owner()]
    const boxes: number[] = []
    for (const member of members) {
      await buyDevice(shop, member, sku_id)
      boxes.push((await member.call('box/list', {})).list[0]!.box_id)
    }
    const { device_id } = await enrol(shop)
    const code = await showCode(shop, device_id)
    const reasons = await Promise.all(members.map((member, at) => refusalOf(member.call('box/bind', { code, box_id: boxes[at]! }))))
    expect(reasons.filter((one) => one === null)).toHaveLength(1)
    expect(reasons.find((one) => one !== null)!.reason).toMatch(/^box\.(code_used|owned_by_another)$/)
  })

  test('AST-11 a box that an operator takes from a device can be replaced, and the term runs on', async () => {
    const buyer = await owner()
    await buyDevice(shop, buyer, sku_id)
    const { box_id } = (await buyer.call('box/list', {})).list[0]!
    const [broken, spare] = [await enrol(shop), await enrol(shop)]
    const { last_day } = await buyer.call('box/bind', { code: await showCode(shop, broken.device_id), box_id })
    expect(await operator.call('box/unbind', { box_id, reason: 'Broken' })).toMatchObject({ state: 'activated', device_id: null })
    expect(await refusalOf(operator.call('box/unbind', { box_id, reason: 'Broken' }))).toMatchObject({ reason: 'box.not_bound' })
    await shop.advance({ days: 2 })
    expect(await buyer.call('box/bind', { code: await showCode(shop, spare.device_id), box_id })).toMatchObject({
      device_id: spare.device_id,
      last_day,
      days_left: 363,
    })
  })
})
