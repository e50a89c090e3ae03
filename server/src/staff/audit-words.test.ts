import { contract } from '@longmall/contract/index.ts'
import type { AnyOperation } from '@longmall/contract/operation.ts'
import { languages } from '@longmall/contract/fields.ts'
import { expect, test } from 'vitest'

/** Each way into the console leaves a line too. */
const entrances = ['staff/enter_code', 'staff/enter_recovery_code', 'staff/confirm_enrolment', 'staff/log_in']
const changes = Object.values(contract)
  .flatMap((operations): AnyOperation[] => Object.values(operations))
  .filter(({ access, kind, changes_nothing }) => access.who === 'staff' && kind !== 'query' && !changes_nothing)
  .map(({ path }) => path)

test.each(languages)('CON-08 everything that operators can do has a name in %s by which the audit log says it', async (language) => {
  const { auditaction } = (await import(`../../../phrases/${language}/console/auditaction.ts`)) as { auditaction: Record<string, string> }
  expect(changes.length).toBeGreaterThan(100)
  expect([...entrances, ...changes].filter((path) => !auditaction[path])).toEqual([])
  expect(Object.keys(auditaction).filter((path) => !entrances.includes(path) && !changes.includes(path))).toEqual([])
})
