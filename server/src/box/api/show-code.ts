import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Context } from '../../kernel/context.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import { plus } from '../../kernel/time/clock.ts'
import { boxSettings } from '../settings.ts'
import type { CodeAnswer } from './shapes.ts'

/** Gives a box a new code to show, once usable and for minutes; the one before ends. It binds a box that no device in its term is bound to, and logs in to others. */
export async function showCode(context: Context, hardware_id: number, origin: string): Promise<z.output<typeof CodeAnswer>> {
  const { db, now, setting } = context
  const code = newToken()
  const expires_at = plus(now, { minutes: setting(boxSettings.code_minutes) })
  const { rows } = await sql<{ purpose: 'bind' | 'log_in' }>`
    insert into box_token (token_hash, hardware_id, purpose, expires_at)
    select ${hashOfToken(code)}, ${hardware_id}, case when exists (select from box where hardware_id = ${hardware_id} and state = 'activated') then 'log_in' else 'bind' end, ${expires_at}
    on conflict (hardware_id) do update set token_hash = excluded.token_hash, purpose = excluded.purpose, expires_at = excluded.expires_at,
      used_at = null, used_by = null
    returning purpose`.execute(db)
  return { code, url: `${origin}/v2/assets/scan?code=${code}`, purpose: rows[0]!.purpose, expires_at }
}
