import type { StaffStore } from '@longmall/contract/store.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { hoursText } from '../branch.ts'
import { isOpenAt } from '../rules.ts'

type Row = Omit<StaffStore, 'is_open_now' | 'opening_hours_text'>

/** Stores `s` as the tables hold them, as a statement; `rest` is the condition and all that follows, `cursorColumn` that of a list. */
export const storesSql = (rest: RawBuilder<unknown>, cursorColumn: RawBuilder<unknown> = sql``) => sql<Row>`
    select s.id as branch_id, s.version, s.phone, s.hours, s.closed_days, s.is_open, s.offers_pickup, s.position,
      trim_scale(s.latitude)::text as latitude, trim_scale(s.longitude)::text as longitude,
      (select coalesce(jsonb_agg(jsonb_build_object('language', language, 'name', name, 'address', address, 'note', note) order by language), '[]')
        from store_text where store_id = s.id) as texts,
      (select coalesce(jsonb_agg(jsonb_build_object('member_id', m.id, 'account', m.account,
          'added_at', to_char(c.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by c.added_at, m.id), '[]')
        from store_clerk c join member m on m.id = c.member_id where c.store_id = s.id) as clerks${cursorColumn}
    from store s where ${rest}`

/** The same as operators edit them. */
export function showStores({ now, setting, language }: Context, rows: readonly Row[]): StaffStore[] {
  const zone = setting(zoneSettings.time_zone)
  return rows.map((row) => ({ ...row, opening_hours_text: hoursText(row.hours, language), is_open_now: isOpenAt(row, zone, now) }))
}

/** One store as operators edit it; refuses `store.not_found`. */
export async function viewStore(context: Context, { branch_id }: { branch_id: number }): Promise<StaffStore> {
  const { rows } = await storesSql(sql`s.id = ${branch_id}`).execute(context.db)
  const [found] = showStores(context, rows)
  if (!found) throw new Refusal('store.not_found')
  return found
}

/** The same for an edit, its row locked; refuses `store.changed` too, where it is no longer the one that was shown. */
export async function lockStore(
  context: Context,
  { branch_id, version }: { branch_id: number; version: number | undefined },
): Promise<StaffStore> {
  await sql`select from store where id = ${branch_id} for update`.execute(context.db)
  const locked = await viewStore(context, { branch_id })
  if (locked.version !== version) throw new Refusal('store.changed')
  return locked
}
