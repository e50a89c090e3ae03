import { promotionKinds } from '@longmall/contract/promotion-shapes.ts'
import { expect, test } from 'vitest'
import { screens } from '../routes/table.ts'
import { promotionPaths, zonePath } from './promotion-address.ts'

test.each([...promotionKinds, 'manjian'] as const)('SHL-18 %s leads to screens that exist: its zone and its detail', (kind) => {
  expect([zonePath(kind), screens.has(zonePath(kind))]).toEqual([expect.any(String), true])
  if (kind !== 'manjian') expect(screens.has(promotionPaths[kind])).toBe(true)
})
