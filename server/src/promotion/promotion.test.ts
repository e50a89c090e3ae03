import { addons } from '@longmall/contract/addons.ts'
import { describe, expect, test } from 'vitest'
import { makeReduction } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { createContext } from '../kernel/context.ts'
import { windowOfDays } from '../kernel/time/store-zone.ts'
import { activeReductions, reductionFacts } from './active-reductions.ts'

const shop = await openTestShop()
const closed = await openTestShop({ settings: { 'site.addons': Object.fromEntries(addons.map((name) => [name, false])) } })
const at = (now: string) => createContext(shop.site, { kind: 'system' }, { now })

describe('full reductions', () => {
  test('R-06 an end date holds to the end of that day in the store’s zone', async () => {
    const id = await makeReduction(shop, windowOfDays('Asia/Shanghai', '2031-05-01', '2031-05-03'))
    const isActive = async (now: string) => (await activeReductions(at(now))).some((one) => one.id === id)
    expect(await isActive('2031-04-30T15:59:59.999Z')).toBe(false)
    expect(await isActive('2031-04-30T16:00:00.000Z')).toBe(true)
    expect(await isActive('2031-05-03T15:59:59.999Z')).toBe(true)
    expect(await isActive('2031-05-03T16:00:00.000Z')).toBe(false)
  })

  test('PRM-08 a running reduction is shown as the price engine takes it, and in words', async () => {
    const steps = [{ threshold: 3, effect: { kind: 'percentage', permille_off: 100 } }]
    const id = await makeReduction(shop, {
      by: 'quantity',
      goods_ids: [7],
      category_ids: [8],
      steps,
      name: 'Three for less',
      starts_at: '2032-01-01T00:00:00.000Z',
      ends_at: '2032-02-01T00:00:00.000Z',
    })
    const now = at('2032-01-15T00:00:00.000Z')
    expect(await activeReductions(now)).toEqual([{ id, by: 'quantity', steps, scope: { goods_ids: [7], category_ids: [8] } }])
    expect(await reductionFacts(now)).toMatchObject([
      {
        goods_ids: [7],
        category_ids: [8],
        facts: {
          reduction_id: id,
          name: 'Three for less',
          steps: [{ quantity: 3, amount: null, effect: 'percentage', permille_off: 100 }],
          ends_at: '2032-02-01T00:00:00.000Z',
        },
      },
    ])
  })

  test('PRM-08 a reduction switched off does not run', async () => {
    const id = await makeReduction(shop)
    expect((await activeReductions(shop.systemContext())).map((one) => one.id)).toContain(id)
    await shop.db.updateTable('reduction').set({ is_on: false }).where('id', '=', id).execute()
    await shop.refresh()
    expect(await activeReductions(shop.systemContext())).toEqual([])
  })
})

describe('the add-on', () => {
  test('SHL-07 with the add-on off no reduction runs', async () => {
    await makeReduction(closed)
    expect(await activeReductions(closed.systemContext())).toEqual([])
  })
})
