import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { mediaStore } from '../../media/storage/media-store.ts'

/** The head of the chain of seals as a day found it. */
export interface Anchor {
  day: string
  number: bigint
  /** Hex. */
  hash: string
}

/** Where several hosts keep it. */
const sharedPath = '/anchors/ledger.txt'
const fileOf = (dataDir: string) => join(dataDir, 'anchors', 'ledger.txt')

/**
 * Appends the newest seal's number and hash, once a day, to a file outside the database; with copies elsewhere (printed, mailed) it
 * proves the chain's past. False while there is no seal yet.
 */
export async function anchorHead(site: Site, day: string): Promise<boolean> {
  const { db, config } = site
  if ((await readAnchors(site)).some((one) => one.day >= day)) return true
  const { rows } = await sql<{ number: bigint; hash: string }>`
    select number, encode(hash, 'hex') as hash from seal order by number desc limit 1`.execute(db)
  const head = rows[0]
  if (!head) return false
  const line = `${day} ${head.number} ${head.hash}\n`
  const store = mediaStore(site)
  if (store.isRemote) {
    const existing = await store.read(sharedPath)
    await store.put(sharedPath, Buffer.concat([existing ?? Buffer.alloc(0), Buffer.from(line)]))
    return true
  }
  await mkdir(join(config.dataDir, 'anchors'), { recursive: true })
  const file = await open(fileOf(config.dataDir), 'a')
  try {
    await file.write(line)
    await file.sync()
  } finally {
    await file.close()
  }
  return true
}

/** All anchors of the shop, the oldest first: those of this host's folder, and of the bucket where one is set. */
export async function readAnchors(site: Pick<Site, 'config' | 'shared'>): Promise<Anchor[]> {
  const own = await anchorsIn(site.config.dataDir)
  const store = mediaStore(site)
  const text = store.isRemote ? await store.read(sharedPath) : null
  const all = text ? [...linesOf(Buffer.from(text).toString()), ...own] : own
  return all.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** The anchors kept in a data folder, the oldest first; none where there is no file. */
export const anchorsIn = async (dataDir: string): Promise<Anchor[]> => linesOf(await readFile(fileOf(dataDir), 'utf8').catch(() => ''))

/** A line that was cut short is left out. */
function linesOf(text: string): Anchor[] {
  return text.split('\n').flatMap((line) => {
    const [, day, number, hash] = /^(\d{4}-\d\d-\d\d) (\d+) ([0-9a-f]{64})$/.exec(line) ?? []
    return day && number && hash ? [{ day, number: BigInt(number), hash }] : []
  })
}
