import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { batchReads } from '../../kernel/database/batch-reads.ts'
import { keyOfBox, type Position } from '../rules.ts'

/** A box as this process knows it. */
export interface KnownBox {
  hardware_id: number
  device_id: string
  key_version: number
  is_revoked: boolean
  key: Buffer
  /** The last call that was accepted here, or anywhere when it was read. */
  last: Position
  /** Calls in a row with a wrong clock. */
  skewed: number
}

type Row = Omit<KnownBox, 'key' | 'last' | 'skewed'> & { boot: bigint; seq: bigint; signed_at: number }

const maxKnown = 200_000

/**
 * Boxes that called this process, with their keys. What it knows may be old: the flush of heartbeats, and the transaction of every other call, are
 * decided by the database, and forget a box whose key changed (`forget`).
 */
export class HardwareCache {
  private readonly known = new Map<string, KnownBox>()
  private readonly read: (device_id: string) => Promise<KnownBox | undefined>

  constructor(site: Site) {
    this.read = batchReads((ids) => readHardware(site, ids), { concurrency: 2, batchSize: 500 })
  }

  async find(device_id: string): Promise<KnownBox | undefined> {
    const found = this.known.get(device_id)
    if (found) return found
    const read = await this.read(device_id)
    if (!read) return undefined
    // Another call may have read it meanwhile: only one of both counts.
    const first = this.known.get(device_id)
    if (first) return first
    if (this.known.size >= maxKnown) this.known.delete(this.known.keys().next().value!)
    this.known.set(device_id, read)
    return read
  }

  forget(device_id: string): void {
    this.known.delete(device_id)
  }
}

async function readHardware({ db, keys }: Site, device_ids: readonly string[]): Promise<Map<string, KnownBox>> {
  const { rows } = await sql<Row>`
    select h.id as hardware_id, h.device_id, h.key_version, h.revoked_at is not null as is_revoked, t.boot, t.seq,
      case when isfinite(t.signed_at) then extract(epoch from t.signed_at) * 1000 else 0 end::float8 as signed_at
    from box_hardware h join box_beat t on t.hardware_id = h.id where h.device_id = any (${device_ids}::text[])`.execute(db)
  return new Map(
    rows.map(({ boot, seq, signed_at, ...row }) => [
      row.device_id,
      {
        ...row,
        key: keyOfBox(keys, row.device_id, row.key_version),
        last: { boot: Number(boot), seq: Number(seq), signed_at },
        skewed: 0,
      },
    ]),
  )
}
