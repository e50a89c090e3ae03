import type { Advert, site as contract } from '@longmall/contract/site.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { catalogueChanged } from '../kernel/shared.ts'
import type { TimerHandler } from '../kernel/time/timers.ts'

/** Adverts of a place that are switched on and whose window is open, their texts in the caller's language or else English (SHL-15). */
export async function listAdverts({ db, now, language }: Context, { code }: InputOf<typeof contract.adverts>): Promise<{ list: Advert[] }> {
  const { rows } = await sql<Advert>`
    select a.id as advert_id, coalesce(own.title, en.title) as title, a.href, a.seconds,
      case when a.picture is not null then jsonb_build_object('alt', '') || a.picture end as picture
    from advert a
      join advert_text en on en.advert_id = a.id and en.language = 'en-us'
      left join advert_text own on own.advert_id = a.id and own.language = ${language}
    where a.code = ${code} and a.is_on and a.starts_at <= ${now} and a.ends_at > ${now}
    order by a.position, a.id`.execute(db)
  return { list: rows }
}

/** Shows visitors that an advert's window has opened or closed. */
export const onAdvertDue: TimerHandler = ({ db }) => catalogueChanged(db)
