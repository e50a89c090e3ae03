import type { AdvertRow, siteStaff as contract } from '@longmall/contract/site-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, shortText, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'

const order: ListOrder<'advert_id' | 'title' | 'starts_at' | 'ends_at' | 'position'> = {
  id: sql`one.advert_id`,
  defaultSort: '-advert_id',
  sorts: {
    advert_id: 'id',
    title: { text: shortText(sql`one.title`) },
    starts_at: { instant: sql`one.starts_at` },
    ends_at: { instant: sql`one.ends_at` },
    position: { number: sql`one.position` },
  },
}

/** Adverts, 20 a page by default, the newest first by default. */
export async function listStaffAdverts(
  { db, now, language }: Context<StaffActor>,
  { state, ...page }: InputOf<typeof contract.list_adverts>,
): Promise<OutputOf<typeof contract.list_adverts>> {
  return readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<AdvertRow>`
    select one.*${cursorColumn} from (
      select a.id as advert_id, a.code, a.position, a.picture, a.href, a.seconds, a.starts_at, a.ends_at, a.is_on, a.version,
        coalesce(own.title, en.title) as title,
        case when not a.is_on then 'off' when a.starts_at > ${now} then 'scheduled' when a.ends_at > ${now} then 'running' else 'ended' end as state
      from advert a
        join advert_text en on en.advert_id = a.id and en.language = 'en-us'
        left join advert_text own on own.advert_id = a.id and own.language = ${language}) one
    where ${after} and (${state ?? null}::text is null or state = ${state ?? null})
    order by ${by} limit ${limit}`,
  )
}

/** One advert with all its texts. Refuses `site.advert_not_found`. */
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
