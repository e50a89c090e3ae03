import type { BoxAlertKind } from '@longmall/contract/box.ts'
import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/database/database.ts'
import { readSetting } from '../../kernel/settings.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { staleKind, type Position } from '../rules.ts'
import { HardwareCache, type KnownBox } from './hardware-cache.ts'
import { writeBeats, type Beat } from './write-beats.ts'

interface PendingAlert {
  hardware_id: number
  kind: BoxAlertKind
  count: number
  at: number
  details: Record<string, string>
}

/** In one statement: while its parameters are written, the process answers nobody. */
const beatsAtOnce = 500

/** Heartbeats that this process accepted and has not written yet, and what was wrong with calls; a crash loses at most a second of them. */
export class Beats {
  readonly hardware: HardwareCache
  private readonly site: Site
  private pending = new Map<number, Beat>()
  private readonly known = new Map<number, KnownBox>()
  private alerts = new Map<string, PendingAlert>()

  constructor(site: Site) {
    this.site = site
    this.hardware = new HardwareCache(site)
  }

  /** Keeps an accepted heartbeat until the next flush. */
  add(box: KnownBox, call: Position, at: number, address: string): void {
    const minute = Math.floor(at / 60_000)
    const before = this.pending.get(box.hardware_id)
    const minutes = before ? (before.minutes.includes(minute) ? before.minutes : [...before.minutes, minute]) : [minute]
    const { hardware_id, key_version } = box
    this.pending.set(hardware_id, { ...call, hardware_id, key_version, at, address, minutes })
    this.known.set(hardware_id, box)
  }

  /** Counts what was wrong with a call whose MAC was right. */
  alert({ hardware_id }: KnownBox, kind: BoxAlertKind, at: number, details: Record<string, string>): void {
    const key = `${hardware_id} ${kind}`
    this.alerts.set(key, { hardware_id, kind, at, details, count: (this.alerts.get(key)?.count ?? 0) + 1 })
  }

  /** What waits for the next flush. */
  get size(): number {
    return this.pending.size + this.alerts.size
  }

  /** Writes what waits, in one transaction; what cannot be written waits for the next one. */
  async flush(): Promise<void> {
    if (this.size === 0) return
    const [pending, alerts] = [this.pending, this.alerts]
    this.pending = new Map()
    this.alerts = new Map()
    try {
      await inTransaction(this.site.db, async (db) => {
        if (pending.size > 0) {
          // One process at a time, so that no two wait for each other's rows.
          await sql`select pg_advisory_xact_lock(hashtext('box beats'))`.execute(db)
          const zone = readSetting(this.site.shared.settings, zoneSettings.time_zone)
          const beats = [...pending.values()]
          const written = new Set<number>()
          for (let from = 0; from < beats.length; from += beatsAtOnce)
            for (const hardware_id of await writeBeats(db, zone, beats.slice(from, from + beatsAtOnce))) written.add(hardware_id)
          const stale = beats.filter(({ hardware_id }) => !written.has(hardware_id))
          for (const alert of await this.checkStale(db, stale)) alerts.set(`${alert.hardware_id} ${alert.kind}`, alert)
        }
        await writeAlerts(db, [...alerts.values()])
      })
      for (const hardware_id of pending.keys()) if (!this.pending.has(hardware_id)) this.known.delete(hardware_id)
    } catch (error) {
      for (const [hardware_id, beat] of pending) {
        const newer = this.pending.get(hardware_id)
        this.pending.set(hardware_id, newer ? { ...newer, minutes: [...new Set([...beat.minutes, ...newer.minutes])] } : beat)
      }
      for (const [key, alert] of alerts) this.alerts.set(key, { ...alert, count: alert.count + (this.alerts.get(key)?.count ?? 0) })
      throw error
    }
  }

  /**
   * Why beats were not written: the key has changed, and this process forgets it; a later call of the box was written first, which is no fault where it
   * also came later; or another process has accepted the same call, or a later one before.
   */
  private async checkStale(db: Site['db'], stale: readonly Beat[]): Promise<PendingAlert[]> {
    if (stale.length === 0) return []
    const { rows } = await sql<{
      hardware_id: number
      key_version: number
      is_revoked: boolean
      boot: bigint
      seq: bigint
      signed: number
      seen: number
    }>`
      select t.hardware_id, h.key_version, h.revoked_at is not null as is_revoked, t.boot, t.seq, extract(epoch from t.signed_at)::float8 * 1000 as signed,
        extract(epoch from t.seen_at)::float8 * 1000 as seen
      from box_beat t join box_hardware h on h.id = t.hardware_id where t.hardware_id = any (${stale.map(({ hardware_id }) => hardware_id)}::int[])`.execute(
      db,
    )
    const now = new Map(rows.map((row) => [row.hardware_id, row]))
    return stale.flatMap((beat) => {
      const row = now.get(beat.hardware_id)!
      const box = this.known.get(beat.hardware_id)
      if (row.key_version !== beat.key_version || row.is_revoked) {
        if (box) this.hardware.forget(box.device_id)
        return []
      }
      const last = { boot: Number(row.boot), seq: Number(row.seq), signed_at: row.signed }
      if (box) box.last = last
      if (beat.at <= Math.round(row.seen)) return []
      const kind = staleKind(beat, last)
      return [{ hardware_id: beat.hardware_id, kind, count: 1, at: beat.at, details: staleDetails(beat, last, beat.address) }]
    })
  }
}

/** Details of an alert about a request out of sequence. */
export const staleDetails = (call: Position, last: Position, address: string): Record<string, string> => ({
  boot: String(call.boot),
  seq: String(call.seq),
  last_boot: String(last.boot),
  last_seq: String(last.seq),
  address,
})

async function writeAlerts(db: Site['db'], alerts: readonly PendingAlert[]): Promise<void> {
  if (alerts.length === 0) return
  const rows = alerts.map(({ at, ...alert }) => ({ ...alert, at: new Date(at).toISOString() }))
  await sql`
    insert into box_alert as a (hardware_id, kind, first_at, last_at, count, details)
    select hardware_id, kind, at, at, count, details
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) n (hardware_id int, kind text, at timestamptz, count bigint, details jsonb)
    order by hardware_id, kind
    on conflict (hardware_id, kind) where handled_at is null
      do update set last_at = greatest(a.last_at, excluded.last_at), count = a.count + excluded.count, details = excluded.details`.execute(
    db,
  )
}

const beatsOfSite = new WeakMap<Site, Beats>()

/** The beats of a process. */
export function beatsOf(site: Site): Beats {
  let beats = beatsOfSite.get(site)
  if (!beats) beatsOfSite.set(site, (beats = new Beats(site)))
  return beats
}

/** The loop of each second. */
export const flushBeats = (site: Site): Promise<void> => beatsOf(site).flush()
