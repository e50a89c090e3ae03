import type { Agreement, AgreementName, AgreementSection, content as contract } from '@longmall/contract/content.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { nameSettings, storeName } from '../../kernel/store-name.ts'
import { shippedAgreement } from './shipped.ts'

/** The document in force, in the caller's language or else English (IDN-03); the shop's name and hotline are filled in. */
export async function viewAgreement(context: Context, { name }: InputOf<typeof contract.agreement>): Promise<Agreement> {
  const { rows } = await sql<Agreement>`
    select a.name, a.version, a.effective_on, coalesce(own.title, en.title) as title, coalesce(own.sections, en.sections) as sections
    from agreement a
      join agreement_text en on en.name = a.name and en.version = a.version and en.language = 'en-us'
      left join agreement_text own on own.name = a.name and own.version = a.version and own.language = ${context.language}
    where a.name = ${name} order by a.version desc limit 1`.execute(context.db)
  const agreement = rows[0] ?? shippedAgreement(name, context.language)
  return { ...agreement, sections: agreement.sections.map((section) => fillSection(context, section)) }
}

/** A text that names a hotline is left out where the shop has none. */
function fillSection(context: Context, { heading, paragraphs, items }: AgreementSection): AgreementSection {
  const hotline = context.setting(nameSettings.hotline)
  const fill = (text: string) => text.replaceAll('{store_name}', storeName(context, context.language)).replaceAll('{hotline}', hotline)
  const fillAll = (texts: string[]) => texts.filter((text) => hotline !== '' || !text.includes('{hotline}')).map(fill)
  return { heading: fill(heading), paragraphs: fillAll(paragraphs), items: fillAll(items) }
}

/** The number of the version in force; 1 is the one that comes with the shop. */
export async function versionInForce({ db }: Context, name: AgreementName): Promise<number> {
  const { rows } = await sql<{ version: number }>`select coalesce(max(version), 1) as version from agreement where name = ${name}`.execute(
    db,
  )
  return rows[0]!.version
}

/** What operators published, the newest first. */
export async function listAgreements(
  { db }: Context<StaffActor>,
  { name }: InputOf<typeof contract.list_agreements>,
): Promise<OutputOf<typeof contract.list_agreements>> {
  const { rows } = await sql<OutputOf<typeof contract.list_agreements>['list'][number]>`
    select a.version, a.effective_on, a.published_at, array_agg(t.language order by t.language) as languages
    from agreement a join agreement_text t on t.name = a.name and t.version = a.version
    where a.name = ${name} group by a.name, a.version order by a.version desc`.execute(db)
  return { list: rows }
}
