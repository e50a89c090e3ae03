import type { content as contract } from '@longmall/contract/content.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { audit } from '../../kernel/security/audit.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { versionInForce } from './view-agreement.ts'

/**
 * Publishes the next version of a document; earlier versions remain. Refuses `content.agreement_changed` when another version was
 * published in between, and `content.agreement_english_required` without an English text.
 */
export async function publishAgreement(
  context: Context<StaffActor>,
  { name, version, texts }: InputOf<typeof contract.publish_agreement>,
): Promise<OutputOf<typeof contract.publish_agreement>> {
  const { db, now, setting } = context
  if (!texts.some(({ language }) => language === 'en-us')) throw new Refusal('content.agreement_english_required')
  if (new Set(texts.map(({ language }) => language)).size < texts.length) throw wrongField('texts', 'field.duplicate')
  if ((await versionInForce(context, name)) !== version) throw new Refusal('content.agreement_changed')
  const row = { name, version: version + 1, effective_on: dayIn(setting(zoneSettings.time_zone), now), published_at: now }
  const made = await db
    .insertInto('agreement')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  if (!made) throw new Refusal('content.agreement_changed')
  await db
    .insertInto('agreement_text')
    .values(
      texts.map(({ language, title, sections }) => ({ name, version: row.version, language, title, sections: JSON.stringify(sections) })),
    )
    .execute()
  const { effective_on } = row
  // The texts themselves are kept version by version.
  const languages = texts.map(({ language }) => language)
  await audit(context, { subject: `agreement ${name}`, before: { version }, after: { version: row.version, effective_on, languages } })
  await catalogueChanged(db)
  return { version: row.version, effective_on }
}
