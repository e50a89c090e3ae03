import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

export interface Alert {
  kind: 'wrong_amount' | 'forged_notice' | 'silent_provider' | 'refund_not_sent'
  /** What it is about, such as an attempt's reference: the same again is counted, not listed twice. */
  subject: string
  payment_id: number | null
  provider: string
  details: Record<string, string>
}

/** Puts something before the operators' eyes; one that was resolved and comes again is open again. */
export async function raiseAlert({ db, now, site }: Context, { kind, subject, payment_id, provider, details }: Alert): Promise<void> {
  site.log.error({ kind, subject, payment_id, provider, ...details }, 'payment alert')
  await sql`
    insert into payment_alert (kind, subject, payment_id, provider, details, first_at, last_at)
    values (${kind}, ${subject}, ${payment_id}, ${provider}, ${JSON.stringify(details)}::jsonb, ${now}, ${now})
    on conflict (kind, subject) do update set occurrences = payment_alert.occurrences + 1, details = excluded.details, last_at = excluded.last_at,
      resolved_at = null, resolved_by = null, version = payment_alert.version + 1`.execute(db)
}
