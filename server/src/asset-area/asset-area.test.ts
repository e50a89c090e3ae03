import { languages } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop, type Client, type Refused, type TestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { addonSwitches, isAddonOn } from '../kernel/addons.ts'
import { buyNow, makeBuyer, refusalOf, type Buyer } from '../order/test/shopping.ts'
import { isAreaOpenTo } from './require-area.ts'
import { agreeToTerms } from './test/agree-to-terms.ts'

const open = (settings: Record<string, unknown> = {}) => openTestShop({ settings })
const makeStartUp = async (shop: TestShop) => (await makeGoods(shop, { goods_type: 'start_up', price: 30_000 })).sku_id
const view = (client: Client) => client.call('asset_area/view', {})

/** Changes a setting as an operator does, and lets all that follows happen. */
async function change(shop: TestShop, operator: Client, key: string, value: unknown, version: number) {
  const answer = await operator.call('setting/change', { list: [{ key, value: JSON.stringify(value), version }] })
  await shop.refresh()
  await shop.relay()
  return answer
}

describe('the area switched off whole', () => {
  test('AST-15 is off until an operator switches it on, and the state of the shop says so', async () => {
    expect(addonSwitches.asset.default).toBe(false)
    const shop = await open({ 'asset_area.is_on': false, 'site.addons': { asset: true } })
    const [owner, buyer, sku_id] = [await staffClient(shop), await makeBuyer(shop), await makeStartUp(shop)]
    const isOn = async () => (await shop.visitor().call('site/state', {})).addons.asset
    const state = async () => (await shop.visitor().call('catalogue/detail', { sku_id })).state
    expect([await isOn(), isAddonOn(shop.systemContext(), 'asset'), await state()]).toEqual([false, false, 'not_offered'])
    expect(await view(buyer)).toMatchObject({ closure: 'closed', is_agreed: false })
    expect(await isAreaOpenTo(shop.systemContext(), buyer.member_id)).toBe(false)
    const messages = await Promise.all(
      languages.map((language) =>
        buyer.call('order/quote', { sku_id }, { language }).then(
          () => '',
          ({ reason, message }: Refused) => (reason === 'asset_area.closed' ? message : ''),
        ),
      ),
    )
    expect(new Set(messages).size).toBe(languages.length)
    expect(messages).not.toContain('')
    expect(await refusalOf(buyer.call('asset_area/agree', { version: 1 }))).toMatchObject({ reason: 'asset_area.closed' })

    await change(shop, owner, 'asset_area.is_on', true, 1)
    expect([await isOn(), await state(), (await view(buyer)).closure]).toEqual([true, 'on_sale', null])
    await agreeToTerms(buyer)
    const { quote } = await buyer.call('order/quote', { sku_id })
    await change(shop, owner, 'asset_area.is_on', false, 2)
    expect(await refusalOf(buyer.call('order/create', { sku_id, quote, address_id: buyer.address_id }))).toMatchObject({
      reason: 'asset_area.closed',
    })
    expect(await state()).toBe('not_offered')
    // Other goods are sold as before.
    expect((await buyNow(buyer, (await makeGoods(shop)).sku_id)).order_ids).toHaveLength(1)
  })

  test('AST-15 CON-07 in an opened shop it is switched on by two operators, with history', async () => {
    const shop = await open({ 'asset_area.is_on': false })
    await sql`update shop set opened_at = clock_timestamp()`.execute(shop.db)
    await shop.refresh()
    const [ann, bob] = [await staffClient(shop), await staffClient(shop)]
    const { waiting } = await change(shop, ann, 'asset_area.is_on', true, 1)
    expect(isAddonOn(shop.systemContext(), 'asset')).toBe(false)
    const request = { request_id: waiting!.request_id, version: 1 }
    expect(await refusalOf(ann.call('setting/approve_request', request))).toMatchObject({ reason: 'setting.own_request' })
    await bob.call('setting/approve_request', request)
    await shop.refresh()
    expect(isAddonOn(shop.systemContext(), 'asset')).toBe(true)
    const { history, setting } = await bob.call('setting/view', { key: 'asset_area.is_on' })
    expect([history[0], setting]).toMatchObject([{ value: 'true', approved_by: expect.any(String) }, { kind: 'money' }])
  })
})

describe('the area closed in a country', () => {
  let shop: TestShop, chinese: Buyer, korean: Buyer, sku_id: number
  beforeAll(async () => {
    shop = await open({ 'asset_area.closed_countries': ['KR', 'OTHER'] })
    ;[chinese, korean, sku_id] = [await makeBuyer(shop), await makeBuyer(shop), await makeStartUp(shop)]
    await shop.db.updateTable('member').set({ country: 'KR' }).where('id', '=', korean.member_id).execute()
  })

  test('AST-15 members of the country are refused what others may do, each in their language', async () => {
    expect([(await view(chinese)).closure, (await view(korean)).closure]).toEqual([null, 'closed_in_country'])
    const context = shop.systemContext()
    expect([await isAreaOpenTo(context, chinese.member_id), await isAreaOpenTo(context, korean.member_id)]).toEqual([true, false])
    expect(await refusalOf(korean.call('asset_area/agree', { version: 1 }))).toMatchObject({ reason: 'asset_area.closed_in_country' })
    const messages = await Promise.all(
      languages.map((language) =>
        korean.call('order/quote', { sku_id }, { language }).then(
          () => '',
          ({ reason, message }: Refused) => (reason === 'asset_area.closed_in_country' ? message : ''),
        ),
      ),
    )
    expect(new Set(messages).size).toBe(languages.length)
    expect(messages).not.toContain('')
    await agreeToTerms(chinese)
    expect((await buyNow(chinese, sku_id)).order_ids).toHaveLength(1)
  })

  test('AST-15 AST-04 the team and both trees are shown to members of open countries alone', async () => {
    const calls = (client: Client): (() => Promise<unknown>)[] => [
      () => client.call('network/view', {}),
      () => client.call('network/team', {}),
      () => client.call('network/team_members', { generation: 1 }),
      () => client.call('network/member_tree', {}),
      () => client.call('network/search', { tree: 'sponsor', search: 'm' }),
      () => client.call('network/choose_leg', { leg: 'left' }),
    ]
    for (const call of calls(chinese)) await call()
    for (const call of [...calls(korean), () => korean.call('network/binary_tree', {})])
      expect(await refusalOf(call())).toMatchObject({ reason: 'asset_area.closed_in_country' })
  })

  test('AST-15 a quote from before the country was closed makes no order', async () => {
    const owner = await staffClient(shop)
    await change(shop, owner, 'asset_area.closed_countries', [], 1)
    await agreeToTerms(korean)
    const { quote } = await korean.call('order/quote', { sku_id })
    await change(shop, owner, 'asset_area.closed_countries', ['KR'], 2)
    expect(await refusalOf(korean.call('order/create', { sku_id, quote, address_id: korean.address_id }))).toMatchObject({
      reason: 'asset_area.closed_in_country',
    })
  })

  test.each([
    ['a country twice', ['KR', 'KR']],
    ['one that members cannot register with', ['CN', 'FR']],
    ['no list', 'KR'],
  ])('AST-15 %s is refused', async (_, value) => {
    const { version } = (await (await staffClient(shop)).call('setting/view', { key: 'asset_area.closed_countries' })).setting
    const refused = await refusalOf(change(shop, await staffClient(shop), 'asset_area.closed_countries', value, version))
    expect(Object.keys(refused?.fields ?? {})).toEqual([expect.stringMatching(/^asset_area\.closed_countries/)])
  })
})

describe('terms and risk notice by version', () => {
  let shop: TestShop, sku_id: number
  beforeAll(async () => {
    shop = await open()
    sku_id = await makeStartUp(shop)
  })
  const section = { heading: 'Risk', paragraphs: ['It may fall further.'], items: [] }
  const texts = [{ language: 'en-us' as const, title: 'Terms, second', sections: [section] }]

  test('AST-15 they are shown in the member’s language, with the shop’s own name filled in', async () => {
    const member = await shop.member()
    const shown = await Promise.all(languages.map((language) => member.call('asset_area/terms', {}, { language })))
    expect(new Set(shown.map(({ agreement }) => agreement.title)).size).toBe(languages.length)
    expect(shown.map(({ agreement, accepted_at }) => [agreement.name, agreement.version, accepted_at])).toEqual(
      languages.map(() => ['asset_terms', 1, null]),
    )
    expect(JSON.stringify(shown)).not.toMatch(/\{\w+\}/)
  })

  test('AST-15 a Start-up order is refused until they are agreed to, once per version; a new version asks again', async () => {
    const [buyer, owner] = [await makeBuyer(shop), await staffClient(shop)]
    // The price is shown before.
    const refused = await refusalOf(buyNow(buyer, sku_id))
    expect(refused).toMatchObject({ reason: 'asset_area.terms_not_agreed', details: { version: 1 } })
    expect(await refusalOf(buyer.call('asset_area/agree', { version: 2 }))).toMatchObject({
      reason: 'asset_area.terms_changed',
      details: { version: 1 },
    })
    const first = await buyer.call('asset_area/agree', { version: 1 })
    await shop.advance({ hours: 1 })
    expect(await buyer.call('asset_area/agree', { version: 1 }, { language: 'ko-kr' })).toEqual(first)
    expect(await view(buyer)).toEqual({ closure: null, version: 1, is_agreed: true })
    expect((await buyNow(buyer, sku_id)).order_ids).toHaveLength(1)

    await owner.call('content/publish_agreement', { name: 'asset_terms', version: 1, texts })
    await shop.refresh()
    expect(await view(buyer)).toEqual({ closure: null, version: 2, is_agreed: false })
    expect(await refusalOf(buyNow(buyer, sku_id))).toMatchObject({ reason: 'asset_area.terms_not_agreed', details: { version: 2 } })
    expect(await refusalOf(buyer.call('asset_area/agree', { version: 1 }))).toMatchObject({ reason: 'asset_area.terms_changed' })
    expect((await buyer.call('asset_area/terms', {})).agreement).toMatchObject({ version: 2, title: 'Terms, second' })
    await agreeToTerms(buyer)
    expect((await buyNow(buyer, sku_id)).order_ids).toHaveLength(1)
  })

  test('AST-15 of agreements sent at once one is recorded, and all are answered alike', async () => {
    const member = await shop.member()
    const { version } = await view(member)
    const answers = await Promise.all([1, 2, 3, 4].map(() => member.call('asset_area/agree', { version })))
    expect(new Set(answers.map(({ accepted_at }) => accepted_at)).size).toBe(1)
    const rows = await shop.db.selectFrom('asset_acceptance').selectAll().where('member_id', '=', member.member_id).execute()
    expect(rows).toMatchObject([{ version, language: 'en-us' }])
  })

  test('AST-15 operators see how many members agreed to each version', async () => {
    const fresh = await open()
    const [owner, ...members] = [await staffClient(fresh), await fresh.member(), await fresh.member()] as const
    const counts = async () => {
      const { version, list } = await owner.call('asset_area/acceptances', {})
      return [version, list.map((one) => [one.version, one.accepted_count])]
    }
    expect(await counts()).toEqual([1, [[1, 0]]])
    for (const member of members) await agreeToTerms(member)
    expect(await counts()).toEqual([1, [[1, 2]]])
    await owner.call('content/publish_agreement', { name: 'asset_terms', version: 1, texts })
    await agreeToTerms(members[0])
    expect(await counts()).toEqual([
      2,
      [
        [2, 1],
        [1, 2],
      ],
    ])
  })

  test('AST-15 what was agreed to is never changed or deleted', async () => {
    const member = await shop.member()
    await agreeToTerms(member)
    const own = sql`where member_id = ${member.member_id}`
    await expect(sql`update asset_acceptance set accepted_at = now() ${own}`.execute(shop.admin)).rejects.toThrow(/asset_acceptance/)
    await expect(sql`delete from asset_acceptance ${own}`.execute(shop.admin)).rejects.toThrow(/asset_acceptance/)
    await expect(sql`delete from asset_acceptance ${own}`.execute(shop.db)).rejects.toThrow(/permission|asset_acceptance/)
  })

  test('AST-15 other goods need no agreement', async () => {
    const buyer = await makeBuyer(shop)
    expect((await buyNow(buyer, (await makeGoods(shop)).sku_id)).order_ids).toHaveLength(1)
  })
})
