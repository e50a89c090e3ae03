import { sql } from 'kysely'
import { plus } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { identitySettings as own } from '../settings.ts'

export type ContactKind = 'email' | 'mobile'

export interface BoundContact {
  kind: ContactKind
  value: string
  /** Bound before the wait began: its holder counts as the owner. */
  is_settled: boolean
}

/** A member's contacts, the mobile first. One that was bound within the wait receives no code that proves who the owner is. */
export async function boundContacts({ db, now, setting }: Context, member_id: number): Promise<BoundContact[]> {
  const since = plus(now, { hours: -setting(own.contact_cooldown_hours) })
  const { rows } = await sql<BoundContact>`
    select c.kind, c.value, not exists (
      select from contact_binding b where b.member_id = m.id and b.kind = c.kind and lower(b.new_value) = lower(c.value)
        and b.undone_at is null and b.bound_at > ${since}) as is_settled
    from member m cross join lateral (values ('mobile', m.mobile), ('email', m.email)) c (kind, value)
    where m.id = ${member_id} and c.value is not null order by c.kind desc`.execute(db)
  return rows
}

/** How a code is sent to a contact. */
export const receiverOf = ({ kind, value }: BoundContact): { mobile: string } | { email: string } =>
  kind === 'mobile' ? { mobile: value } : { email: value }
