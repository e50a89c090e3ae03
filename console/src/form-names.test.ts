import { expect, test } from 'vitest'
import { promotionKinds } from '@longmall/contract/promotion-shapes.ts'
import { changeFields } from './catalogue/bulk/bulk-fields.ts'
import { couponFields, emptyCoupon } from './coupons/coupon-fields.tsx'
import { gameFields } from './games/edit/game-fields.tsx'
import { emptyGame } from './games/edit/to-form.ts'
import { emptyRule as emptyGiftRule, ruleFields as giftRuleFields } from './gifts/rule-fields.ts'
import { emptyItem, itemFields } from './points-shop/item-fields.tsx'
import { campaignFields, seriesFields } from './promotions/edit/campaign-fields.tsx'
import { reductionFields } from './promotions/reductions/reduction-fields.tsx'
import { emptyRule, ruleFields } from './rewards/rules/rule-fields.ts'
import { emptyTask, taskFields } from './rewards/tasks/task-fields.ts'
import type { AnyField, Values } from './shell/form/field.ts'
import { emptyStore, storeFields } from './stores/form/store-fields.tsx'

const t = (key: string, ..._values: unknown[]) => key

/** Names that conditions and initial values use and that no field of the same form has. */
function unknownNames(fields: readonly AnyField[], initial: Values = {}): string[] {
  const names = new Set(fields.map(({ name }) => name))
  const read = new Set(Object.keys(initial))
  const watched = new Proxy({}, { get: (_, name) => void read.add(String(name)) })
  for (const field of fields) field.when?.(watched)
  return [
    ...[...read].filter((name) => !names.has(name)),
    ...fields.flatMap((field) => (field.kind === 'rows' || field.kind === 'group' ? unknownNames(field.fields) : [])),
  ]
}

const forms: [string, readonly AnyField[], Values?][] = [
  ['coupon', couponFields(t, []), emptyCoupon],
  ['game', gameFields(t, () => ''), emptyGame],
  ['gift rule', giftRuleFields(t, []), emptyGiftRule],
  ['points item', itemFields(t), emptyItem],
  ['reduction', reductionFields(t, 'amount', []), { steps: [], is_on: false }],
  ['reward rule', ruleFields(t), emptyRule],
  ['reward task', taskFields(t), emptyTask],
  ['store', storeFields(t, 'en-us'), emptyStore],
  ['bulk edit', changeFields(t, { categories: [], brands: [], freight: [] })],
  ...promotionKinds.flatMap((kind): [string, readonly AnyField[], Values?][] => [
    [`campaign ${kind}`, campaignFields(t, kind, 'new')],
    [`series ${kind}`, seriesFields(t, kind)],
  ]),
]

test.each(forms)('CON-04 conditions and initial values of the form %s name fields that it has', (_, fields, initial) => {
  expect(unknownNames(fields, initial)).toEqual([])
})
