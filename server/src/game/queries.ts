import type { Picture } from '@longmall/contract/catalogue.ts'
import type { Prize, PrizeKind } from '@longmall/contract/game-shapes.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql, type RawBuilder } from 'kysely'
import { skusForSale } from '../catalogue/skus-for-sale.ts'
import { dayIn, type Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/database/database.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import type { DrawBalance, DrawTerms } from './rules.ts'

export const withTexts = (language: Language): RawBuilder<unknown> => sql`
  left join game_text own on own.game_id = g.id and own.language = ${language}
  join game_text en on en.game_id = g.id and en.language = 'en-us'`

/** A prize as the tables have it; `amount` in coins or cents as text, `names` by language. */
export interface PrizeRow {
  prize_id: number
  kind: PrizeKind
  sku_id: number | null
  coupon_id: number | null
  amount: string | null
  weight: number
  stock: number | null
  reserved: number
  names: Partial<Record<Language, string>>
  picture: Picture | null
}

/** A game with its prizes in their order, as of one instant: a change between the two cannot come in between. */
export interface GameRow extends DrawTerms {
  game_id: number
  version: number
  kind: 'wheel' | 'scratch' | 'egg'
  is_on: boolean
  starts_at: Timestamp
  ends_at: Timestamp
  prizes: PrizeRow[]
}

export const prizesOfGame = sql`
  (select jsonb_agg(jsonb_build_object('prize_id', p.id, 'kind', p.kind, 'sku_id', p.sku_id, 'coupon_id', p.coupon_id, 'amount', p.amount::text,
    'weight', p.weight, 'stock', p.stock, 'reserved', p.reserved, 'picture', p.picture,
    'names', (select jsonb_object_agg(t.language, t.name) from game_prize_text t where t.prize_id = p.id)) order by p.position, p.id)
  from game_prize p where p.game_id = g.id and not p.is_removed)`

/** A game and its prizes; undefined where there is none. */
export async function findGame(db: Database, game_id: number): Promise<GameRow | undefined> {
  const { rows } = await sql<GameRow>`
    select g.id as game_id, g.version, g.kind, g.is_on, g.starts_at, g.ends_at, g.free_daily, g.daily_limit, g.longcoin_price, ${prizesOfGame} as prizes
    from game g where g.id = ${game_id}`.execute(db)
  return rows[0]
}

export const today = ({ now, setting }: Context): string => dayIn(setting(zoneSettings.time_zone), now)

const emptyBalance: DrawBalance = { day: null, drawn: 0, drawn_free: 0, chances: 0 }

/** What a member has of a game. */
export async function drawBalanceOf(db: Database, game_id: number, member_id: number): Promise<DrawBalance> {
  const { rows } = await sql<DrawBalance>`
    select day::text, drawn, drawn_free, chances from game_member where game_id = ${game_id} and member_id = ${member_id}`.execute(db)
  return rows[0] ?? emptyBalance
}

/** The same, its row made where there is none, and held until the transaction ends: two draws at once wait for each other here. */
export async function lockDrawBalance(db: Database, game_id: number, member_id: number): Promise<DrawBalance> {
  await sql`insert into game_member (game_id, member_id) values (${game_id}, ${member_id}) on conflict do nothing`.execute(db)
  const { rows } = await sql<DrawBalance>`
    select day::text, drawn, drawn_free, chances from game_member where game_id = ${game_id} and member_id = ${member_id} for update`.execute(
    db,
  )
  return rows[0]!
}

export type PrizeFacts = Pick<PrizeRow, 'prize_id' | 'kind' | 'sku_id' | 'amount' | 'names'> & Partial<Pick<PrizeRow, 'picture'>>

/** Prizes as members read them, with the picture that they were given, or that of the goods. */
export async function showPrizes(context: Context, rows: readonly PrizeFacts[]): Promise<Prize[]> {
  const sku_ids = [...new Set(rows.flatMap(({ sku_id }) => (sku_id === null ? [] : [sku_id])))]
  const skus = new Map((await skusForSale(context, sku_ids)).map((sku) => [sku.sku_id, sku]))
  return rows.map(({ prize_id, kind, sku_id, amount, names, picture }) => {
    const sku = sku_id === null ? undefined : skus.get(sku_id)
    return {
      prize_id,
      kind,
      prize_name: names[context.language] ?? names['en-us'] ?? kind,
      longcoin: kind === 'longcoin' ? Number(amount) : null,
      money: kind === 'red_packet' ? toDecimal(BigInt(amount!), 'MONEY') : null,
      goods_id: sku?.goods_id ?? null,
      picture: picture ?? sku?.picture ?? null,
    }
  })
}
