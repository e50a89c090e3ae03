import { contract } from '@longmall/contract/index.ts'
import type { Access } from '@longmall/contract/operation.ts'
import { languages } from '@longmall/contract/fields.ts'
import { expect, test } from 'vitest'

const permissions = Object.values(contract)
  .flatMap((operations): { access: Access }[] => Object.values(operations))
  .flatMap(({ access: { permission } }) => permission ?? [])

test.each(languages)('CON-08 every permission that a role can hold has words in %s', async (language) => {
  const { staff } = (await import(`../../../translations/${language}/console/staff.ts`)) as { staff: Record<string, string> }
  expect(permissions.length).toBeGreaterThan(100)
  const keys = new Set(
    permissions.flatMap((permission) => permission.split('.').map((name, index) => `${index ? 'action' : 'resource'}_${name}`)),
  )
  expect([...keys].filter((key) => !staff[key])).toEqual([])
})
