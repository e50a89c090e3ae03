import type { StaffCampaign } from '@longmall/contract/campaign-shapes.ts'
import { expect, test } from 'vitest'
import { fixedOf, toForm, toInput, toDryRunInput } from './to-form.ts'

const campaign: StaffCampaign = {
  promotion_id: 7,
  version: 3,
  kind: 'team_buy',
  starts_at: '2031-05-01T00:00:00.000Z',
  ends_at: '2031-05-02T00:00:00.000Z',
  state: 'upcoming',
  is_on: true,
  ended_at: null,
  per_member: null,
  allows_coupon: false,
  rules: { size: 3, hours: 24, virtual_completion: false },
  picture: null,
  position: 2,
  texts: [{ language: 'en-us', name: 'Three together', note: '' }],
  items: [{ sku_id: 1, goods_id: 2, price: '8.00', quantity: 1, stock: null, reserved: 4, rules: { leader_price: '7.00' } }],
}

test('CON-04 what is read of a promotion is what its form sends back', () => {
  const { items, ...sent } = toInput(toForm(campaign))
  expect(sent).toEqual({
    starts_at: campaign.starts_at,
    ends_at: campaign.ends_at,
    allows_coupon: false,
    rules: campaign.rules,
    position: 2,
    texts: campaign.texts,
  })
  expect(items).toEqual([{ sku_id: 1, price: '8.00', quantity: 1, reserved: 4, rules: { leader_price: '7.00' } }])
  expect(fixedOf(campaign)).toEqual({ promotion_id: 7, version: 3, kind: 'team_buy', is_on: true })
})

test('CON-04 a missing note is empty, and the dry run of a series covers its days', () => {
  const series = { by: 'days', first_day: '2031-05-01', last_day: '2031-05-02', sessions: [{ from_minute: 600, minutes: 60 }] }
  const texts = [{ language: 'en-us', name: 'Evenings' }]
  expect(toInput({ ...series, texts })).toMatchObject({ sessions: series.sessions, items: [], texts: [{ ...texts[0], note: '' }] })
  expect(toDryRunInput({ ...series, texts })).not.toHaveProperty('sessions')
})
