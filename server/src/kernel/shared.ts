import { sql } from 'kysely'
import pg from 'pg'
import type { Timestamp } from './time/clock.ts'
import type { Keys } from './context.ts'
import type { Database } from './database/database.ts'
import type { Log } from './log.ts'
import { withEnvironment } from './environment-settings.ts'
import { startLoop } from './work/loop.ts'
import { openSettings } from './security/sealed-settings.ts'

/** The row `shop`: what this shop is. */
export interface ShopState {
  /** ISO 4217. */
  currency: string
  is_demo: boolean
  set_up_at: Timestamp | null
  opened_at: Timestamp | null
}

/** State that every process caches and the database changes: settings, the catalogue's version, the store clock. */
export class Shared {
  catalogueVersion = 0n
  /** How many calls of the demo's time machine run what falls due, in its order, in place of this process's own loop. */
  movers = 0
  settings: ReadonlyMap<string, unknown> = new Map()
  shop: ShopState = { currency: 'USD', is_demo: false, set_up_at: null, opened_at: null }
  private aheadMs = 0
  private readonly db: Database
  private readonly keys: Keys | null
  private reading: Promise<void> | null = null
  private nextReading: Promise<void> | null = null
  private stopListening: (() => Promise<void>) | null = null

  /** Without the keys of the installation, settings that are sealed count as absent. */
  constructor(db: Database, keys: Keys | null = null) {
    this.db = db
    this.keys = keys
  }

  /** The store clock for reads; a command takes its own instant from the database. */
  now(): Timestamp {
    return new Date(Date.now() + this.aheadMs).toISOString()
  }

  /** Reads again; calls during a read share the next one, so that an older state never replaces a newer one. */
  refresh(): Promise<void> {
    if (!this.reading) return (this.reading = this.read().finally(() => (this.reading = null)))
    this.nextReading ??= this.reading
      .catch(() => undefined)
      .then(() => {
        this.nextReading = null
        return this.refresh()
      })
    return this.nextReading
  }

  private async read(): Promise<void> {
    const { rows } = await sql<{ version: bigint; time_offset: number; settings: Record<string, unknown> | null; shop: ShopState }>`
      select (select version from catalogue_version) as version,
        (select extract(epoch from (t.at + time_offset) - t.at) * 1000 from store_clock, (select clock_timestamp() as at) t)::float8 as time_offset,
        (select jsonb_object_agg(key, value) from setting) as settings,
        (select jsonb_build_object('currency', currency, 'is_demo', is_demo, 'set_up_at', set_up_at, 'opened_at', opened_at) from shop) as shop`.execute(
      this.db,
    )
    const row = rows[0]!
    this.catalogueVersion = row.version
    this.aheadMs = Math.round(row.time_offset)
    this.settings = withEnvironment(openSettings(this.keys, row.settings ?? {}), row.shop.is_demo)
    this.shop = row.shop
  }

  /** Reads, then follows changes made by any process: by notification, and every 2 s for the case that one was missed. */
  async listen(url: string, log: Log): Promise<void> {
    let client: pg.Client | null = null
    const connect = async () => {
      const candidate = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1500, query_timeout: 5000, keepAlive: true })
      const onDisconnect = () => {
        if (client === candidate) client = null
      }
      candidate.on('error', onDisconnect).on('end', onDisconnect)
      candidate.on(
        'notification',
        () => void this.refresh().catch((error: unknown) => log.warn({ err: error }, 'shared state not refreshed')),
      )
      try {
        await candidate.connect()
        await candidate.query('listen longmall')
      } catch (error) {
        await candidate.end()
        throw error
      }
      client = candidate
    }
    await connect()
    await this.refresh()
    const stop = startLoop(log, 'shared state', 2000, async () => {
      if (!client) await connect()
      await this.refresh()
    })
    this.stopListening = async () => {
      await stop()
      client?.removeAllListeners('notification')
      await client?.end()
    }
  }

  async close(): Promise<void> {
    await this.stopListening?.()
  }
}

/** Notifies all processes that what visitors see has changed. The row is taken last in a transaction, as everybody takes it. */
export async function catalogueChanged(db: Database): Promise<void> {
  await sql`update catalogue_version set version = version + 1`.execute(db)
}
