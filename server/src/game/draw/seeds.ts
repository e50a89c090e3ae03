import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Fairness } from '@longmall/contract/game-shapes.ts'
import { sql } from 'kysely'
import { openAtRest, sealAtRest } from '../../kernel/security/at-rest.ts'
import type { Context } from '../../kernel/context.ts'

/** A member's seed of which only the commitment was told so far. */
export interface LiveSeed {
  seed_id: number
  sealed: Buffer
  commitment: string
  client_seed: string
  /** How many draws were made with it. */
  draws: number
}

const columns = sql`id as seed_id, sealed, encode(commitment, 'hex') as commitment, client_seed, draws`
const purpose = 'game seed'

export const commitmentOf = (serverSeed: Uint8Array): string => createHash('sha256').update(serverSeed).digest('hex')
export const macOf =
  (serverSeed: Uint8Array) =>
  (message: string): Promise<Uint8Array> =>
    Promise.resolve(createHmac('sha256', serverSeed).update(message).digest())

export const fairnessOf = ({ commitment, client_seed, draws }: LiveSeed): Fairness => ({ commitment, client_seed, nonce: draws })

/** The seed itself, 32 bytes; null when another installation sealed it. */
export const openSeed = ({ site }: Context, { sealed, commitment }: LiveSeed): Buffer | null =>
  openAtRest(site.keys, purpose, commitment, sealed)

/** A member's live seed; undefined before the first one. */
export async function liveSeed({ db }: Context, member_id: number): Promise<LiveSeed | undefined> {
  const { rows } = await sql<LiveSeed>`select ${columns} from game_seed where member_id = ${member_id} and revealed_at is null`.execute(db)
  return rows[0]
}

/** The same, held until the transaction ends. */
export async function lockSeed({ db }: Context, member_id: number): Promise<LiveSeed | undefined> {
  const { rows } = await sql<LiveSeed>`
    select ${columns} from game_seed where member_id = ${member_id} and revealed_at is null for update`.execute(db)
  return rows[0]
}

/** Creates a seed of 256 random bits for a member without a current one; returns the current one, whoever created it. */
export async function makeSeed(context: Context, member_id: number, clientSeed = randomBytes(8).toString('hex')): Promise<LiveSeed> {
  const { db, now, site } = context
  const serverSeed = randomBytes(32)
  const commitment = commitmentOf(serverSeed)
  const sealed = sealAtRest(site.keys, purpose, commitment, serverSeed)
  const { rows } = await sql<LiveSeed>`
    insert into game_seed (member_id, sealed, commitment, client_seed, made_at)
    values (${member_id}, ${sealed}, decode(${commitment}, 'hex'), ${clientSeed}, ${now})
    on conflict (member_id) where revealed_at is null do nothing returning ${columns}`.execute(db)
  return rows[0] ?? (await liveSeed(context, member_id))!
}

/** Reveals a seed for good; one that cannot be opened any more is laid aside, and null answered. */
export async function revealSeed(context: Context, seed: LiveSeed): Promise<string | null> {
  const opened = openSeed(context, seed)
  await sql`
    update game_seed set revealed_at = ${context.now}, server_seed = ${opened}, sealed = case when ${opened === null} then sealed end
    where id = ${seed.seed_id}`.execute(context.db)
  return opened?.toString('hex') ?? null
}
