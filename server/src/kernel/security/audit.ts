import type { Context, StaffActor } from '../context.ts'
import { sql } from 'kysely'
import { allSettings } from '../settings.ts'

export interface AuditEntry {
  /** What was changed: `member 12`, `staff 3`, `setting site.hotline`. */
  subject: string
  /** What it was and what it is now; null where there was, or is, nothing. */
  before: unknown
  after: unknown
}

const hidden = '…'
const secretName =
  /(^|_)(password|passwords|secret|secrets|token|token2|ticket|grant|proof|quote|hash|pepper|digits|cookie|authorization|recovery_codes?|otp|pin)(_again)?$/i
const isSecret = (name: string, value: unknown) =>
  secretName.test(name) ||
  (/(^|_)code$/.test(name) && typeof value === 'string' && /^\d{6}$/.test(value)) ||
  allSettings().get(name)?.secret === true

/** The same without what opens a door, found by the names of its fields and of the settings that are shown to nobody (IDN-11). */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value)
  const ofSecretSetting = 'key' in value && allSettings().get(String(value.key))?.secret === true
  return Object.fromEntries(
    fields.map(([name, one]) => {
      const isHidden = one !== null && (isSecret(name, one) || (ofSecretSetting && name !== 'key'))
      return [name, isHidden ? hidden : withoutSecrets(one)]
    }),
  )
}

/** Writes what the caller did into the audit log, in the transaction that does it (IDN-12); every command and steps of an operator does that changes something. */
export const audit = (context: Context<StaffActor>, entry: AuditEntry): Promise<void> => auditAs(context, context.actor.staff_id, entry)

/** The same for an operator who has no session yet, as at a log-in. */
export async function auditAs({ db, action, address }: Context, staff_id: number, { subject, before, after }: AuditEntry): Promise<void> {
  await sql`
    insert into audit (at, staff_id, action, subject, before, after, address)
    values (clock_timestamp(), ${staff_id}, ${action}, ${subject}, ${asJson(before)}::jsonb, ${asJson(after)}::jsonb, ${address})`.execute(
    db,
  )
}

// An amount is a bigint, which JSON does not know.
const asJson = (value: unknown): string | null =>
  value === null || value === undefined
    ? null
    : JSON.stringify(withoutSecrets(value), (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one))
