import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'

/** The head of the chain of seals as a day found it. */
export interface Anchor {
  day: string
  number: bigint
  /** Hex. */
  hash: string
}

const fileOf = (dataDir: string) => join(dataDir, 'anchors', 'ledger.txt')

/**
 * Writes the newest seal's number and hash, one line a day, to a file that whoever changes the database does not change with
 * it; kept elsewhere too (printed, mailed), it proves the chain's past. False while there is no seal yet.
 */
export async function anchorHead({ db, config }: Pick<Site, 'db' | 'config'>, day: string): Promise<boolean> {
  if ((await readAnchors(config.dataDir)).some((one) => one.day >= day)) return true
  const { rows } = await sql<{ number: bigint; hash: string }>`
    select number, encode(hash, 'hex') as hash from seal order by number desc limit 1`.execute(db)
  const head = rows[0]
  if (!head) return false
  await mkdir(join(config.dataDir, 'anchors'), { recursive: true })
  const file = await open(fileOf(config.dataDir), 'a')
  try {
    await file.write(`${day} ${head.number} ${head.hash}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return true
}

/** The anchors kept in a data folder, the oldest first; none where there is no file. A line that was cut short is left out. */
export async function readAnchors(dataDir: string): Promise<Anchor[]> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [, day, number, hash] = /^(\d{4}-\d\d-\d\d) (\d+) ([0-9a-f]{64})$/.exec(line) ?? []
    return day && number && hash ? [{ day, number: BigInt(number), hash }] : []
  })
}
