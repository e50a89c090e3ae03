import { contract } from '@longmall/contract/index.ts'
import type { AnyOperation } from '@longmall/contract/operation.ts'
import { languages } from '@longmall/contract/fields.ts'
import { expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'

/** Each way into the console leaves a line too. */
const entrances = ['staff/enter_code', 'staff/enter_recovery_code', 'staff/confirm_enrolment', 'staff/log_in']
const changes = Object.values(contract)
  .flatMap((operations): AnyOperation[] => Object.values(operations))
  .filter(({ access, kind, read_only }) => access.who === 'staff' && kind !== 'query' && !read_only)
  .map(({ path }) => path)

test.each(languages)('CON-08 everything that operators can do has a name in %s by which the audit log says it', async (language) => {
  const { auditaction } = (await import(`../../../translations/${language}/console/auditaction.ts`)) as {
    auditaction: Record<string, string>
  }
  expect(changes.length).toBeGreaterThan(100)
  expect([...entrances, ...changes].filter((path) => !auditaction[path])).toEqual([])
  expect(Object.keys(auditaction).filter((path) => !entrances.includes(path) && !changes.includes(path))).toEqual([])
})

test('CON-08 an entry about a member or an operator says who that is', async () => {
  const shop = await openTestShop()
  const owner = await staffClient(shop)
  const member = await shop.member({ account: 'frozen_one' })
  await owner.call('member/freeze', { member_id: member.member_id, reason: 'A report' })
  const { staff_id } = await owner.call('staff/add_staff', {
    email_address: 'new@longmall.example',
    name: 'Nora New',
    role: 'support',
    password: 'Passw0rd-1',
  })
  const named = async (subject: string) => (await owner.call('staff/list_audit', { subject })).list.map((row) => row.subject_name)
  expect(await named(`member ${member.member_id}`)).toEqual(['frozen_one'])
  expect(await named(`staff ${staff_id}`)).toEqual(['Nora New'])
})
