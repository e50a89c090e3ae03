import type { content as contract } from '@longmall/contract/content.ts'
import { languages } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { shippedAgreement } from './shipped.ts'

type Texts = OutputOf<typeof contract.agreement_texts>

/**
 * A version of a document in all its languages, with the placeholders `{store_name}` and `{hotline}`; version 1 is the shipped one.
 * Refuses `content.agreement_not_found`.
 */
export async function viewAgreementTexts(
  { db }: Context<StaffActor>,
  { name, version }: InputOf<typeof contract.agreement_texts>,
): Promise<Texts> {
  if (version === 1) return { name, version, texts: languages.map((language) => textOf(shippedAgreement(name, language), language)) }
  const { rows } = await sql<Texts['texts'][number]>`
    select language, title, sections from agreement_text where name = ${name} and version = ${version} order by language`.execute(db)
  if (rows.length === 0) throw new Refusal('content.agreement_not_found')
  return { name, version, texts: rows }
}

const textOf = ({ title, sections }: ReturnType<typeof shippedAgreement>, language: (typeof languages)[number]) => ({
  language,
  title,
  sections,
})
