import { contract } from '@longmall/contract/index.ts'
import { staff } from '@longmall/translations/en-us/console/staff.ts'
import { expect, test } from 'vitest'

test('CON-08 every permission of the contract has texts in the console', () => {
  const permissions = new Set(
    Object.values(contract as unknown as Record<string, Record<string, { access: { permission?: string } }>>).flatMap((group) =>
      Object.values(group).flatMap(({ access }) => access.permission ?? []),
    ),
  )
  const texts = new Set<string>(Object.keys(staff))
  const needed = [...permissions].flatMap((permission) => {
    const [resource, action] = permission.split('.')
    return [`resource_${resource}`, `action_${action}`]
  })
  expect(needed.length).toBeGreaterThan(100)
  expect(needed.filter((text) => !texts.has(text))).toEqual([])
})
