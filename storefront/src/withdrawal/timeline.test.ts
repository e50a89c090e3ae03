import type { Withdrawal } from '@longmall/contract/withdrawal.ts'
import { expect, test } from 'vitest'
import { stepsOf } from './timeline.ts'

const [created_at, approved_at, sent_at, paid_at, refused_at] = ['1', '2', '3', '4', '5'].map((n) => `2026-11-2${n}T02:00:00.000Z`)
const none = { created_at, approved_at: null, sent_at: null, paid_at: null, refused_at: null }
const shown = (fields: object) => stepsOf({ ...none, ...fields } as Withdrawal).map(({ key, tone }) => `${key.slice(5)} ${tone}`)

test.each([
  [{ state: 'applied' }, ['applied now', 'approved later', 'sent later', 'paid later']],
  [{ state: 'approved', approved_at }, ['applied done', 'approved now', 'sent later', 'paid later']],
  [{ state: 'approved', approved_at, sent_at }, ['applied done', 'approved done', 'sent now', 'paid later']],
  [{ state: 'payout_unknown', approved_at, sent_at }, ['applied done', 'approved done', 'sent done', 'unknown now', 'paid later']],
  [{ state: 'paid', approved_at, sent_at, paid_at }, ['applied done', 'approved done', 'sent done', 'paid done']],
  [{ state: 'refused', refused_at }, ['applied done', 'refused danger']],
  [{ state: 'refused', approved_at, sent_at, refused_at }, ['applied done', 'approved done', 'sent done', 'refused danger']],
])('WAL-06 %o shows %o', (fields, steps) => {
  expect(shown(fields)).toEqual(steps)
})
