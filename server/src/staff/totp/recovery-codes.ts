import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

const count = 10
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** 50 random bits, to be typed: `abcde-fghij`. */
function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(10), (byte) => alphabet[byte % 32]!).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** Whoever reads the database alone cannot try codes against it: the hash is keyed. */
const hashOf = ({ site }: Context, staff_id: number, code: string) =>
  createHmac('sha256', site.keys.pepper)
    .update(`recovery ${staff_id} ${code.toLowerCase().replace('-', '')}`)
    .digest()

/** Ten new recovery codes in place of all earlier ones; shown once, since only their hashes are stored. */
export async function makeRecoveryCodes(context: Context, staff_id: number): Promise<string[]> {
  const codes = Array.from({ length: count }, newRecoveryCode)
  await context.db.deleteFrom('staff_recovery_code').where('staff_id', '=', staff_id).execute()
  const rows = codes.map((code) => ({ staff_id, code_hash: hashOf(context, staff_id, code) }))
  await context.db.insertInto('staff_recovery_code').values(rows).execute()
  return codes
}

/** Is it one of the operator's recovery codes? If so, it is used up now; of two at once only one gets it. */
export async function useRecoveryCode(context: Context, staff_id: number, code: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from staff_recovery_code where staff_id = ${staff_id} and code_hash = ${hashOf(context, staff_id, code)}`.execute(context.db)
  return numAffectedRows === 1n
}
