import type { GameState, gameStaff as contract, StaffGame } from '@longmall/contract/game-staff.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { oddsOf } from '@longmall/pricing/odds.ts'
import { sql, type RawBuilder } from 'kysely'
import { dayIn, plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, shortText, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { textIn } from '../../kernel/database/text-in.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { prizesOfGame, type PrizeRow } from '../queries.ts'
import { staffStateOf } from '../rules.ts'
import { unavailablePrizes } from '../views/unavailable-prizes.ts'

type Row = Omit<StaffGame, 'first_day' | 'last_day' | 'prizes' | 'state'> & { starts_at: Timestamp; ends_at: Timestamp; prizes: PrizeRow[] }

const columns = sql`
  g.id as game_id, g.version, g.kind, g.starts_at, g.ends_at, g.free_daily, g.longcoin_price, g.daily_limit, g.is_on, g.position, ${prizesOfGame} as prizes,
  (select jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name, 'note', t.note) order by t.language) from game_text t where t.game_id = g.id) as texts`

async function showAll(context: Context, rows: readonly Row[]): Promise<StaffGame[]> {
  // Of all games at once: what is gone is asked of goods and coupons.
  const unavailable = await unavailablePrizes(
    context,
    rows.flatMap(({ prizes }) => prizes),
  )
  let before = 0
  return rows.map((row) => show(context, row, unavailable.slice(before, (before += row.prizes.length))))
}

function show({ setting, now }: Context, { starts_at, ends_at, prizes, ...row }: Row, unavailable: readonly boolean[]): StaffGame {
  const zone = setting(zoneSettings.time_zone)
  const odds = oddsOf(prizes.map(({ kind, weight }, n) => ({ kind, weight, is_exhausted: unavailable[n]! })))
  return {
    ...row,
    state: staffStateOf({ ...row, starts_at, ends_at }, now),
    first_day: dayIn(zone, starts_at),
    last_day: dayIn(zone, plus(ends_at, { seconds: -1 })),
    prizes: prizes.map(({ names, amount, ...prize }, n) => ({
      ...prize,
      longcoin: prize.kind === 'longcoin' ? Number(amount) : null,
      money: prize.kind === 'red_packet' ? toDecimal(BigInt(amount!), 'MONEY') : null,
      odds: odds[n]!,
      is_exhausted: unavailable[n]!,
      texts: (Object.entries(names) as [Language, string][]).map(([language, name]) => ({ language, name })),
    })),
  }
}

/** One game as operators edit it. */
export async function findStaffGame(context: Context, game_id: number): Promise<StaffGame | undefined> {
  const { rows } = await sql<Row>`select ${columns} from game g where g.id = ${game_id}`.execute(context.db)
  return (await showAll(context, rows))[0]
}

/** The same, whole, in all languages. Refuses `game.not_found`. */
export async function viewStaffGame(context: Context<StaffActor>, { game_id }: InputOf<typeof contract.staff_view>): Promise<StaffGame> {
  const found = await findStaffGame(context, game_id)
  if (!found) throw new Refusal('game.not_found')
  return found
}

/** The same, its row held, at the version that was shown. Refuses `game.not_found`, `game.changed`. */
export async function lockForEdit(context: Context, game_id: number, version: number | undefined): Promise<StaffGame> {
  await sql`select from game where id = ${game_id} for update`.execute(context.db)
  const known = await findStaffGame(context, game_id)
  if (!known) throw new Refusal('game.not_found')
  if (known.version !== version) throw new Refusal('game.changed')
  return known
}

const inState: Record<GameState, (now: Timestamp) => RawBuilder<boolean>> = {
  upcoming: (now) => sql`g.is_on and g.starts_at > ${now}`,
  running: (now) => sql`g.is_on and g.starts_at <= ${now} and g.ends_at > ${now}`,
  off: (now) => sql`not g.is_on and g.ends_at > ${now}`,
  ended: (now) => sql`g.ends_at <= ${now}`,
}

const orderIn = (language: Language): ListOrder<'game_id' | 'name' | 'starts_at'> => ({
  id: sql`g.id`,
  defaultSort: '-game_id',
  sorts: {
    game_id: 'id',
    name: { text: shortText(textIn(language, { texts: 'game_text', of: 'game_id', id: sql`g.id` })) },
    starts_at: { instant: sql`g.starts_at` },
  },
})

/** Games as operators edit them, the newest first by default, 20 a page by default. */
export async function listGames(
  context: Context<StaffActor>,
  { kind, state, is_on, ...page }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const conditions = [
    sql`true`,
    ...(kind === undefined ? [] : [sql`g.kind = ${kind}`]),
    ...(is_on === undefined ? [] : [sql`g.is_on = ${is_on}`]),
    ...(state === undefined ? [] : [inState[state](context.now)]),
  ]
  const { list, next } = await readPage(
    context.db,
    orderIn(context.language),
    page,
    ({ after, by, cursorColumn, limit }) => sql<Row>`
      select ${columns}${cursorColumn} from game g where ${after} and ${sql.join(conditions, sql` and `)} order by ${by} limit ${limit}`,
  )
  return { list: await showAll(context, list), next }
}
