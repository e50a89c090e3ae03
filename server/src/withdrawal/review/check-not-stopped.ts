import type { WithdrawalStop } from '@longmall/contract/withdrawal.ts'
import { sql, type RawBuilder } from 'kysely'
import { contactWait } from '../../identity/contact-wait.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'

type ReadContext = Pick<Context, 'db' | 'now' | 'setting'>
interface StopState {
  stop: WithdrawalStop | null
  until: Timestamp | null
}

/** SQL: may nothing go out to this member for now, because the account is frozen or its contact was changed a short while ago? */
export const isStopped = (context: ReadContext, member: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`((select is_frozen from member where id = ${member}) or ${contactWait(context, member)} is not null)`

/** Why nothing may go out to members for now, whatever was requested before, by member. */
export async function findStops(context: ReadContext, member_ids: readonly number[]): Promise<ReadonlyMap<number, StopState>> {
  const { rows } = await sql<{ id: number; is_frozen: boolean; until: Timestamp | null }>`
    select id, is_frozen, ${contactWait(context, sql.ref('member.id'))} as until from member where id = any (${member_ids})`.execute(
    context.db,
  )
  return new Map(
    rows.map(({ id, is_frozen, until }) => [id, { stop: is_frozen ? 'frozen' : until === null ? null : 'contact_cooldown', until }]),
  )
}

/** Refuses `withdrawal.member_frozen` {withdrawal_no} and `withdrawal.member_in_cooldown` {withdrawal_no, until}. */
export async function checkNotStopped(context: ReadContext, row: { member_id: number; withdrawal_no: string }): Promise<void> {
  const { stop, until } = (await findStops(context, [row.member_id])).get(row.member_id)!
  const { withdrawal_no } = row
  if (stop === 'frozen') throw new Refusal('withdrawal.member_frozen', { withdrawal_no })
  if (stop === 'contact_cooldown') throw new Refusal('withdrawal.member_in_cooldown', { withdrawal_no, until })
}
