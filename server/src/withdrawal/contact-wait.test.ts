import { randomBytes } from 'node:crypto'
import type { Withdrawal } from '@longmall/contract/withdrawal.ts'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Client, type TestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { outcomeOf, refusalOf } from '../identity/test/accounts.ts'
import { plus } from '../kernel/time/clock.ts'
import { advanceTo, makeWithdrawingMember } from './test/withdrawals.ts'

/** As if this member had bound another e-mail address just now. */
async function changeContact({ db, site }: TestShop, { member_id }: Client): Promise<string> {
  const bound_at = site.shared.now()
  const row = { member_id, kind: 'email', old_value: 'a@mail.example', new_value: 'b@mail.example', bound_at }
  await db
    .insertInto('contact_binding')
    .values({ ...row, token_hash: randomBytes(32), undo_until: plus(bound_at, { hours: 72 }) })
    .execute()
  return bound_at
}

describe('IDN-09 after a change of contact', () => {
  test('a withdrawal is refused until 24 h of the store clock are over, with the time from which it may be asked for', async () => {
    const shop = await openTestShop()
    const client = await makeWithdrawingMember(shop)
    const from = await changeContact(shop, client)
    const until = plus(from, { hours: 24 })
    const refused = await refusalOf(client.apply(1_000n))
    expect(refused.data).toMatchObject({ reason: 'withdrawal.contact_cooldown', details: { until } })
    const { refusal } = await client.call('withdrawal/preview', {})
    expect(refusal).toMatchObject({ reason: 'contact_cooldown', text: refused.message.replace('withdrawal.contact_cooldown: ', '') })
    await advanceTo(shop, until, -60)
    expect(await outcomeOf(client.apply(1_000n))).toBe('withdrawal.contact_cooldown')
    await advanceTo(shop, until)
    expect((await client.call('withdrawal/preview', {})).refusal).toBeNull()
    await client.apply(1_000n)
  })

  test('WAL-06 a withdrawal asked for before is not lost: it stays approved and goes into a batch when the wait is over', async () => {
    const shop = await openTestShop()
    const operator = await staffClient(shop)
    const [client, other] = [await makeWithdrawingMember(shop), await makeWithdrawingMember(shop)]
    const [waiting, free] = [await client.apply(1_000n), await other.apply(1_000n)]
    const shown = (await operator.call('withdrawal/list_withdrawals', {})).list
    await operator.call('withdrawal/approve', { list: shown.map(({ withdrawal_id, version }) => ({ withdrawal_id, version })) })
    await advanceTo(shop, free.due_from)
    await changeContact(shop, client)
    expect(await operator.call('withdrawal/make_batch', {})).toMatchObject({ count: 1 })
    const sentAt = async (one: Client, { withdrawal_id }: Withdrawal) => (await one.call('withdrawal/view', { withdrawal_id })).sent_at
    expect(await sentAt(other, free)).not.toBeNull()
    expect(await client.call('withdrawal/view', { withdrawal_id: waiting.withdrawal_id })).toMatchObject({
      state: 'approved',
      sent_at: null,
    })
    expect(await outcomeOf(operator.call('withdrawal/make_batch', {}))).toBe('withdrawal.nothing_due')
    // Over the week-end at most: into the next working day on which the wait is over.
    for (let days = 0; days < 5 && (await sentAt(client, waiting)) === null; days++) {
      await shop.advance({ days: 1 })
      await outcomeOf(operator.call('withdrawal/make_batch', {}))
    }
    expect(await sentAt(client, waiting)).not.toBeNull()
  })

  test('the setting at 0 turns the wait off', async () => {
    const shop = await openTestShop({ settings: { 'identity.contact_cooldown_hours': 0 } })
    const client = await makeWithdrawingMember(shop)
    await changeContact(shop, client)
    expect((await client.call('withdrawal/preview', {})).refusal).toBeNull()
    await client.apply(1_000n)
  })
})
