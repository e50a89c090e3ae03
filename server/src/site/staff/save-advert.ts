import type { siteStaff as contract } from '@longmall/contract/site-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { setMediaUses } from '../../media/staff/set-media-uses.ts'
import { viewAdvert } from './adverts.ts'

type Fields = Omit<InputOf<typeof contract.save_advert>, 'advert_id' | 'version'>

/**
 * Adds an advert or changes the one that was shown (SHL-15, CON-04). Refuses `site.advert_window`, `site.advert_not_found`,
 * `site.changed`, `media.gone`, and texts without English.
 */
export async function saveAdvert(
  context: Context<StaffActor>,
  { advert_id, version, ...fields }: InputOf<typeof contract.save_advert>,
): Promise<OutputOf<typeof contract.save_advert>> {
  if (fields.ends_at <= fields.starts_at) throw new Refusal('site.advert_window')
  const languages = fields.texts.map(({ language }) => language)
  if (new Set(languages).size < languages.length) throw wrongField('texts', 'field.duplicate')
  if (!languages.includes('en-us')) throw wrongField('texts', 'setting.english_missing')
  const before = advert_id === undefined ? null : await viewAdvert(context, { advert_id })
  const saved = advert_id === undefined ? await insert(context, fields) : await update(context, advert_id, version, fields)
  const { db } = context
  await sql`delete from advert_text where advert_id = ${saved.advert_id}`.execute(db)
  for (const { language, title } of fields.texts)
    await sql`insert into advert_text (advert_id, language, title) values (${saved.advert_id}, ${language}, ${title})`.execute(db)
  await setMediaUses(context, `advert ${saved.advert_id}`, fields.picture ? [fields.picture.src] : [])
  await audit(context, { subject: `advert ${saved.advert_id}`, before, after: fields })
  await catalogueChanged(db)
  return saved
}

async function insert({ db }: Context, fields: Fields) {
  const { code, position, picture, href, seconds, starts_at, ends_at, is_on } = fields
  const { rows } = await sql<OutputOf<typeof contract.save_advert>>`
    insert into advert (code, position, picture, href, seconds, starts_at, ends_at, is_on)
    values (${code}, ${position}, ${asJson(picture)}::jsonb, ${href ?? null}, ${seconds}, ${starts_at}, ${ends_at}, ${is_on})
    returning id as advert_id, version`.execute(db)
  return rows[0]!
}

async function update({ db }: Context, advert_id: number, version: number | undefined, fields: Fields) {
  const { code, position, picture, href, seconds, starts_at, ends_at, is_on } = fields
  const { rows } = await sql<OutputOf<typeof contract.save_advert>>`
    update advert set code = ${code}, position = ${position}, picture = ${asJson(picture)}::jsonb, href = ${href ?? null}, seconds = ${seconds},
      starts_at = ${starts_at}, ends_at = ${ends_at}, is_on = ${is_on}, version = version + 1
    where id = ${advert_id} and version = ${version ?? 0} returning id as advert_id, version`.execute(db)
  if (!rows[0]) throw new Refusal('site.changed')
  return rows[0]
}

const asJson = (picture: Fields['picture']) => (picture ? JSON.stringify(picture) : null)
