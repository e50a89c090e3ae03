import type { BindingWay } from '@longmall/contract/distribution-shapes.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { maskName } from '../../kernel/security/mask-name.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { emit } from '../../kernel/work/outbox.ts'
import '../events.ts'
import { distributionSettings as own } from '../settings.ts'

/** To whom a member is bound now, the name masked; null when to nobody. */
export async function bindingOf(db: Database, member_id: number): Promise<{ way: BindingWay; distributor_name: string } | null> {
  const { rows } = await sql<{ way: BindingWay; nickname: string }>`
    select b.way, m.nickname from distribution_binding b join member m on m.id = b.distributor_id
    where b.member_id = ${member_id} and b.ended_at is null`.execute(db)
  return rows[0] ? { way: rows[0].way, distributor_name: maskName(rows[0].nickname) } : null
}

/** The active distributor that a code names, read without regard to case; null when none. */
export async function distributorOfCode(db: Database, promote_code: string): Promise<number | null> {
  const { rows } = await sql<{ member_id: number }>`
    select member_id from distributor where promote_code = ${promote_code.toUpperCase()} and state = 'active'`.execute(db)
  return rows[0]?.member_id ?? null
}

/** How the shop decides between distributors: whose binding wins, and for how long the last one is protected. */
export const bindingRule = ({ setting }: Pick<Context, 'setting'>) =>
  ({ wins: setting(own.binding), protected_days: setting(own.protected_days) }) as const

type Outcome = 'bound' | 'same' | 'own_code' | 'code_unknown' | 'loop' | 'protected' | 'bound_before'

/** Binds a member to a distributor now where the rule allows it, and answers what became of it (DST-02); `operator`: whatever is set. */
export async function bindMember(
  context: Context,
  { member_id, distributor_id, way, reason = null }: { member_id: number; distributor_id: number; way: BindingWay; reason?: string | null },
): Promise<Outcome> {
  const { wins, protected_days } = bindingRule(context)
  const { rows } = await sql<{ outcome: Outcome }>`
    select bind_member(${member_id}, ${distributor_id}, ${way}, ${context.now}, ${way === 'operator' ? 'operator' : wins},
      make_interval(days => ${protected_days}), ${reason}) as outcome`.execute(context.db)
  const { outcome } = rows[0]!
  if (outcome === 'bound') await emit(context, 'distribution.figures_changed', { distributor_ids: [distributor_id] })
  return outcome
}

export interface BindingRow {
  distributor_id: number
  distributor_account: string
  way: BindingWay
  bound_at: Timestamp
  ended_at: Timestamp | null
  reason: string | null
}

/** All bindings of a member, the newest first. */
export async function bindingsOf(db: Database, member_id: number): Promise<BindingRow[]> {
  const { rows } = await sql<BindingRow>`
    select b.distributor_id, m.account as distributor_account, b.way, b.bound_at, b.ended_at, b.reason
    from distribution_binding b join member m on m.id = b.distributor_id
    where b.member_id = ${member_id} order by b.bound_at desc, b.id desc`.execute(db)
  return rows
}
