import type { DesktopOrder } from '@longmall/contract/bridge.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'

/** Keeps the host message of a cloud-desktop order; the same one again changes nothing. (HST-05, §7) */
export async function storeDesktopOrder(context: Context<MemberActor>, message: DesktopOrder): Promise<{ is_new: boolean }> {
  const { db, actor, now } = context
  const { numAffectedRows } = await sql`
    insert into desktop_order (member_id, mes_unique_id, message, received_at)
    values (${actor.member_id}, ${message.mes_unique_id}, ${JSON.stringify(message)}::jsonb, ${now}) on conflict do nothing`.execute(db)
  return { is_new: Boolean(numAffectedRows) }
}
