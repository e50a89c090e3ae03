import { afterSaleReasons } from '@longmall/contract/refund.ts'
import { refund } from '@longmall/translations/en-us/refund.ts'
import { expect, test } from 'vitest'
import { reasonKey, reasonsFor } from './reasons-for.ts'

const unsent = { unshipped: 3, return_refund: 0 }
const sent = { unshipped: 0, return_refund: 3 }
const partly = { unshipped: 2, return_refund: 1 }

test('ORD-13 what was not sent cannot be broken, what comes back has arrived, and each reason is offered somewhere, once a list', () => {
  expect(reasonsFor(unsent, 'refund_only')).not.toContain('damaged')
  expect(reasonsFor(sent, 'return_refund')).not.toContain('not_received')
  expect(reasonsFor(sent, 'refund_only')).not.toContain('too_slow')
  const lists = [
    reasonsFor(unsent, 'refund_only'),
    reasonsFor(sent, 'refund_only'),
    reasonsFor(sent, 'return_refund'),
    reasonsFor(partly, 'refund_only'),
  ]
  expect(new Set(lists.flat())).toEqual(new Set(afterSaleReasons))
  for (const list of lists) expect([new Set(list).size, list.at(-1)]).toEqual([list.length, 'other'])
})

test('ORD-13 every reason has a label', () => {
  for (const reason of afterSaleReasons) expect(refund[reasonKey(reason)]).toBeTruthy()
})
