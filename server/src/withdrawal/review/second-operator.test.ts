import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { plus } from '../../kernel/time/clock.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { advanceTo, makeWithdrawingMember } from '../test/withdrawals.ts'

const shop = await openTestShop()
const [ann, bob] = [await staffClient(shop, 'finance'), await staffClient(shop, 'finance')]
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason ?? null
type CreatedWithdrawal = { withdrawal_id: number }
const shown = (made: CreatedWithdrawal[], version = 1) => ({ list: made.map(({ withdrawal_id }) => ({ withdrawal_id, version })) })
const rowOf = async ({ withdrawal_id }: CreatedWithdrawal, member_id: number) => {
  const { list } = await ann.call('withdrawal/list_withdrawals', { member_id, page_size: 50 })
  return list.find((row) => row.withdrawal_id === withdrawal_id)!
}
const freeze = (member_id: number, is_frozen = true) =>
  shop.db.updateTable('member').set({ is_frozen }).where('id', '=', member_id).execute()

describe('the second operator', () => {
  test('WAL-08 two withdrawals of 999.99 need two people, one after the other and in one call', async () => {
    for (const isConcurrent of [false, true]) {
      const client = await makeWithdrawingMember(shop, 300_000n)
      const made = [await client.apply(99_999n), await client.apply(99_999n)]
      if (isConcurrent) await ann.call('withdrawal/approve', shown(made))
      else for (const one of made) await ann.call('withdrawal/approve', shown([one]))
      expect(await rowOf(made[0]!, client.member_id)).toMatchObject({ state: 'approved', requires_second_approval: false })
      expect(await rowOf(made[1]!, client.member_id)).toMatchObject({
        state: 'applied',
        requires_second_approval: true,
        approved_in_window: '999.99',
        first_approved_by: ann.staff_id,
      })
      expect(await reasonOf(ann.call('withdrawal/approve', shown([made[1]!], 2)))).toBe('withdrawal.same_operator')
      expect((await bob.call('withdrawal/approve', shown([made[1]!], 2))).list).toMatchObject([{ state: 'approved' }])
    }
  })

  test('WAL-08 two calls at the same moment approve one of them alone', async () => {
    for (let n = 0; n < 5; n++) {
      const client = await makeWithdrawingMember(shop, 300_000n)
      const made = [await client.apply(99_999n), await client.apply(99_999n)]
      const done = await Promise.all(made.map((one) => ann.call('withdrawal/approve', shown([one]))))
      expect(done.map(({ list }) => list[0]!.state).toSorted()).toEqual(['applied', 'approved'])
    }
  })

  test('WAL-08 what was approved while a call waited for its turn counts, though that call began before', async () => {
    const client = await makeWithdrawingMember(shop, 300_000n)
    const made = [await client.apply(99_999n), await client.apply(99_999n)]
    await ann.call('withdrawal/approve', shown([made[0]!]))
    const approved_at = plus(shop.site.shared.now(), { seconds: 5 })
    await shop.db.updateTable('withdrawal').set({ approved_at }).where('id', '=', made[0]!.withdrawal_id).execute()
    expect((await ann.call('withdrawal/approve', shown([made[1]!]))).list).toMatchObject([
      { state: 'applied', requires_second_approval: true },
    ])
  })

  test('WAL-08 the row says so before anybody approves, and what was approved before the window counts no more', async () => {
    const client = await makeWithdrawingMember(shop, 300_000n)
    const made = [await client.apply(99_999n), await client.apply(50_000n), await client.apply(50_000n)]
    await ann.call('withdrawal/approve', shown([made[0]!]))
    expect(await rowOf(made[1]!, client.member_id)).toMatchObject({ requires_second_approval: true, approved_in_window: '999.99' })
    await shop.advance({ hours: 25 })
    expect(await rowOf(made[1]!, client.member_id)).toMatchObject({ requires_second_approval: false, approved_in_window: '0.00' })
    expect((await ann.call('withdrawal/approve', shown([made[1]!]))).list).toMatchObject([{ state: 'approved' }])
    expect((await ann.call('withdrawal/approve', shown([made[2]!]))).list).toMatchObject([
      { state: 'applied', requires_second_approval: true },
    ])
  })

  test('WAL-08 what was refused does not count', async () => {
    const client = await makeWithdrawingMember(shop, 300_000n)
    const made = [await client.apply(99_999n), await client.apply(99_999n)]
    await ann.call('withdrawal/approve', shown([made[0]!]))
    await ann.call('withdrawal/refuse', { withdrawal_id: made[0]!.withdrawal_id, version: 2, reason: 'No' })
    expect((await ann.call('withdrawal/approve', shown([made[1]!]))).list).toMatchObject([{ state: 'approved' }])
  })
})

describe('a frozen member', () => {
  test('WAL-08 is paid nothing that was requested before: not approved, not in a batch, not in the file, not recorded as paid', async () => {
    const client = await makeWithdrawingMember(shop, 300_000n)
    const [applied, approved, batched, out] = [
      await client.apply(1_000n),
      await client.apply(1_001n),
      await client.apply(1_002n),
      await client.apply(1_003n),
    ]
    await ann.call('withdrawal/approve', shown([batched, out]))
    await advanceTo(shop, out.due_from, 60)
    const { batch_id } = await ann.call('withdrawal/make_batch', {})
    await shop.db.updateTable('withdrawal').set({ exported_at: new Date().toISOString() }).where('id', '=', out.withdrawal_id).execute()
    await ann.call('withdrawal/approve', shown([approved]))
    await freeze(client.member_id)
    expect(await reasonOf(ann.call('withdrawal/approve', shown([applied])))).toBe('withdrawal.member_frozen')
    expect(await rowOf(applied, client.member_id)).toMatchObject({ state: 'applied', payout_blocker: 'frozen' })
    await advanceTo(shop, approved.due_from, 60)
    expect(await reasonOf(ann.call('withdrawal/make_batch', {}))).toBe('withdrawal.nothing_due')
    const file = await ann.call('withdrawal/export_batch', { batch_id })
    expect(file.csv).not.toContain(batched.withdrawal_no)
    const paid = ({ withdrawal_id }: CreatedWithdrawal) =>
      ann.call('withdrawal/record_payout', { withdrawal_id, outcome: 'paid', payout_reference: 'B-1', reason: '' })
    expect(await reasonOf(paid(batched))).toBe('withdrawal.member_frozen')
    // The bank had this one before the freeze.
    expect(file.csv).toContain(out.withdrawal_no)
    expect(await paid(out)).toMatchObject({ state: 'paid', payout_blocker: null })
    await freeze(client.member_id, false)
    expect((await ann.call('withdrawal/export_batch', { batch_id })).csv).toContain(batched.withdrawal_no)
    expect(await paid(batched)).toMatchObject({ state: 'paid' })
    expect((await ann.call('withdrawal/approve', shown([applied]))).list).toMatchObject([{ state: 'approved', payout_blocker: null }])
  })
})

test('IDN-09 after a change of contact nothing requested before is approved, put into the file or recorded as paid until the wait is over', async () => {
  const client = await makeWithdrawingMember(shop, 300_000n)
  const [applied, batched] = [await client.apply(1_000n), await client.apply(1_001n)]
  await ann.call('withdrawal/approve', shown([batched]))
  await advanceTo(shop, batched.due_from, 60)
  const { batch_id } = await ann.call('withdrawal/make_batch', {})
  const bound_at = shop.site.shared.now()
  const changed = { member_id: client.member_id, kind: 'email', old_value: 'a@mail.example', new_value: 'b@mail.example', bound_at }
  await shop.db
    .insertInto('contact_binding')
    .values({ ...changed, token_hash: randomBytes(32), undo_until: plus(bound_at, { hours: 72 }) })
    .execute()
  expect(await reasonOf(ann.call('withdrawal/approve', shown([applied])))).toBe('withdrawal.member_in_cooldown')
  expect(await rowOf(applied, client.member_id)).toMatchObject({ payout_blocker: 'contact_cooldown' })
  expect((await ann.call('withdrawal/export_batch', { batch_id })).csv).not.toContain(batched.withdrawal_no)
  const paid = { withdrawal_id: batched.withdrawal_id, outcome: 'paid' as const, payout_reference: 'B-1', reason: '' }
  expect(await reasonOf(ann.call('withdrawal/record_payout', paid))).toBe('withdrawal.member_in_cooldown')
  await shop.advance({ hours: 24, seconds: 1 })
  expect((await ann.call('withdrawal/export_batch', { batch_id })).csv).toContain(batched.withdrawal_no)
  expect(await ann.call('withdrawal/record_payout', paid)).toMatchObject({ state: 'paid' })
})
