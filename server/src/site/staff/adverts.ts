import type { AdvertRow, siteStaff as contract } from '@longmall/contract/site-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/cursor.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** Adverts, 20 a page when not said otherwise, the newest first. */
export async function listStaffAdverts(
  { db, now, language }: Context<StaffActor>,
  { cursor, page_size = 20, state }: InputOf<typeof contract.list_adverts>,
): Promise<OutputOf<typeof contract.list_adverts>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<AdvertRow>`
    select * from (
      select a.id as advert_id, a.code, a.position, a.picture, a.href, a.seconds, a.starts_at, a.ends_at, a.is_on, a.version,
        coalesce(own.title, en.title) as title,
        case when not a.is_on then 'off' when a.starts_at > ${now} then 'waiting' when a.ends_at > ${now} then 'running' else 'over' end as state
      from advert a
        join advert_text en on en.advert_id = a.id and en.language = 'en-us'
        left join advert_text own on own.advert_id = a.id and own.language = ${language}
      where a.id < ${before}::bigint) one
    where ${state ?? null}::text is null or state = ${state ?? null}
    order by advert_id desc limit ${page_size + 1}`.execute(db)
  return cutPage(rows, page_size, ({ advert_id }) => [advert_id])
}

/** One advert with all its words. Refuses `site.advert_not_found`. */
export async function viewAdvert(
  { db }: Context,
  { advert_id }: InputOf<typeof contract.view_advert>,
): Promise<OutputOf<typeof contract.view_advert>> {
  const { rows } = await sql<OutputOf<typeof contract.view_advert>>`
    select a.id as advert_id, a.version, a.code, a.position, a.picture, a.href, a.seconds, a.starts_at, a.ends_at, a.is_on,
      (select jsonb_agg(jsonb_build_object('language', language, 'title', title) order by language) from advert_text where advert_id = a.id) as texts
    from advert a where a.id = ${advert_id}`.execute(db)
  if (!rows[0]) throw new Refusal('site.advert_not_found')
  return rows[0]
}
