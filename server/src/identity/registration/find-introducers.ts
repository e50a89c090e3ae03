import { referralFields, type Registration } from '@longmall/contract/identity.ts'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { translate } from '../../kernel/translate.ts'

type Introducer = (typeof referralFields)[number]
type Named = Pick<z.output<typeof Registration>, Introducer | 'ignored_fields'>
export interface Introducers {
  referrer_id: number | null
  regional_code: string | null
  dealer_code: string | null
}

/**
 * The introducers of a newcomer that exist: an active member whom no operator froze, by ID or else by invitation code, and agents; codes without
 * regard to case.
 * An unknown one is left out when the newcomer confirmed that. Otherwise refuses `identity.unknown_referrer` {fields: in words, unknown: names} (IDN-02).
 */
export async function findIntroducers(context: Context, { ignored_fields = [], ...named }: Named): Promise<Introducers> {
  const { rows } = await sql<Introducers & { invitation_code: number | null }>`
    select (select id from member where id = ${named.referrer_id ?? null} and state = 'active' and not is_frozen) as referrer_id,
      (select id from member where invitation_code in (${named.invitation_code ?? null}, upper(${named.invitation_code ?? null}))
        and state = 'active' and not is_frozen limit 1) as invitation_code,
      (select code from agent_code where kind = 'regional' and code = upper(${named.regional_code ?? null}) and is_active) as regional_code,
      (select code from agent_code where kind = 'dealer' and code = upper(${named.dealer_code ?? null}) and is_active) as dealer_code`.execute(
    context.db,
  )
  const found = rows[0]!
  const unknown = referralFields.filter((one) => named[one] !== undefined && found[one] === null && !ignored_fields.includes(one))
  if (unknown.length === 0) {
    const { invitation_code, referrer_id, ...agents } = found
    return { referrer_id: referrer_id ?? invitation_code, ...agents }
  }
  const names = unknown.map((one) => translate(context.language, `identity.referrer.${one}`))
  const fields = new Intl.ListFormat(context.language, { type: 'conjunction' }).format(names)
  throw new Refusal('identity.unknown_referrer', { fields, unknown })
}
