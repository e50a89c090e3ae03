import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { Provider } from './ticket/make-ticket.ts'

export interface Credentials {
  has_password: boolean
  has_payment_password: boolean
  /** Authorised identities that log the member in by one tap. */
  linked_providers: Provider[]
}

/** By what a member can log in and pay, for the profile (IDN-16). */
export async function credentialsOf({ db }: Context, member_id: number): Promise<Credentials> {
  const { rows } = await sql<Credentials>`
    select exists (select from login_password where member_id = ${member_id}) as has_password,
      exists (select from payment_password where member_id = ${member_id}) as has_payment_password,
      coalesce((select jsonb_agg(provider order by provider) from member_identity where member_id = ${member_id}), '[]') as linked_providers`.execute(
    db,
  )
  return rows[0]!
}
