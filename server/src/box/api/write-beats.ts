import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import type { Position } from '../rules.ts'

/** Accepted calls of a box since the last write: the last one, when it came, and the minutes in which any came, from the epoch. */
export interface Beat extends Position {
  hardware_id: number
  key_version: number
  /** By the shop's clock, in ms. */
  at: number
  address: string
  minutes: number[]
}

/**
 * Writes calls of boxes in one statement: where each is in its sequence, only if that is after the last one of any process, and its minutes of the day. A
 * minute counts once, by the shop's clock, for the device that the box is bound to. Returns the boxes that were written; another one's call is stale, or its
 * key has changed.
 */
export async function writeBeats(db: Database, zone: string, beats: readonly Beat[]): Promise<Set<number>> {
  const rows = beats.flatMap((beat) => beat.minutes.map((minute) => ({ ...beat, minute })))
  // By minute, not by row: a day of the store's zone takes microseconds, and the process answers nobody meanwhile.
  const days = new Map(
    [...new Set(rows.map(({ minute }) => minute))].map((minute) => [minute, dayIn(zone, new Date(minute * 60_000).toISOString())]),
  )
  const column = <Value>(of: (row: (typeof rows)[number]) => Value) => rows.map(of)
  const { rows: moved } = await sql<{ hardware_id: number }>`
    with call as (
      select c.hardware_id, c.key_version, c.boot, c.seq, to_timestamp(c.signed_ms / 1000.0) as signed_at, to_timestamp(c.ms / 1000.0) as at, c.address,
        to_timestamp(c.minute * 60) as minute, d.day
      from unnest(${column(({ hardware_id }) => hardware_id)}::int[], ${column(({ key_version }) => key_version)}::int[],
        ${column(({ boot }) => boot)}::bigint[], ${column(({ seq }) => seq)}::bigint[], ${column(({ signed_at }) => signed_at)}::bigint[],
        ${column(({ at }) => at)}::bigint[], ${column(({ address }) => address)}::text[], ${column(({ minute }) => minute)}::bigint[])
        c (hardware_id, key_version, boot, seq, signed_ms, ms, address, minute)
      join unnest(${[...days.keys()]}::bigint[], ${[...days.values()]}::date[]) d (minute, day) using (minute)
    ), last as (
      select distinct on (c.hardware_id) c.* from call c join box_hardware h on h.id = c.hardware_id
      where h.key_version = c.key_version and h.revoked_at is null order by c.hardware_id, c.minute desc
    ), moved as (
      update box_beat t set boot = l.boot, seq = l.seq, signed_at = l.signed_at, seen_at = l.at, address = l.address, before_minute = t.minute_at,
        minute_at = greatest(t.minute_at, l.minute)
      from last l where t.hardware_id = l.hardware_id and (t.boot, t.seq) < (l.boot, l.seq)
      returning t.hardware_id, t.before_minute
    ), counted as (
      insert into box_day as d (day, box_id, minutes)
      select c.day, b.id, count(*) from moved m join call c on c.hardware_id = m.hardware_id and c.minute > m.before_minute
        join box b on b.hardware_id = m.hardware_id and b.state = 'activated'
      group by c.day, b.id order by c.day, b.id
      on conflict (day, box_id) do update set minutes = least(1500, d.minutes + excluded.minutes)
    )
    select hardware_id from moved`.execute(db)
  return new Set(moved.map(({ hardware_id }) => hardware_id))
}
