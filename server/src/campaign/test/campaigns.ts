import type { campaign as contract } from '@longmall/contract/campaign.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { plus, type Timestamp } from '../../kernel/time/clock.ts'

export type CampaignInput = InputOf<typeof contract.save>

/** A discount as an operator fills it in: one SKU at 8.00, for years of days. */
export const campaignForm = (sku_id: number, fields: Partial<CampaignInput> = {}): CampaignInput => ({
  kind: 'discount',
  allows_coupon: false,
  rules: {},
  is_on: true,
  position: 0,
  texts: [{ language: 'en-us', name: 'Eight dollars', note: '' }],
  items: [{ sku_id, price: '8.00' }],
  ...(fields.starts_at === undefined ? { first_day: '2026-01-01', last_day: '2036-12-31' } : {}),
  ...fields,
})

/** Sessions of a flash sale as an operator fills them in, without their days. */
export function seriesForm(sku_id: number) {
  const { first_day: _first, last_day: _last, ...form } = campaignForm(sku_id, { kind: 'flash_sale' })
  return form
}

/** A full reduction as an operator fills it in: 10.00 off from 100.00. */
export const reductionForm = (fields: Partial<InputOf<typeof contract.save_reduction>> = {}): InputOf<typeof contract.save_reduction> => ({
  by: 'amount',
  steps: [{ amount: '100.00', effect: 'money', money_off: '10.00' }],
  goods_ids: [],
  category_ids: [],
  first_day: '2026-01-01',
  last_day: '2036-12-31',
  is_on: true,
  texts: [{ language: 'en-us', name: 'Ten off' }],
  ...fields,
})

/** What a call was refused for: the first wrong field by its name, else the reason; `done` when it was not. */
export const refusedFor = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { reason: string; data: { fields?: object } }) => Object.keys(error.data.fields ?? {})[0] ?? error.reason,
  )

/** Instants from a day after `now` on, so that nothing has begun. */
export const comingWindow = (now: Timestamp, days = 1) => ({ starts_at: plus(now, { days }), ends_at: plus(now, { days: days + 1 }) })
