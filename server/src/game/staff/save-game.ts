import type { gameStaff as contract, StaffGame } from '@longmall/contract/game-staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'
import { setMediaUses } from '../../media/staff/set-media-uses.ts'
import { checkPrizeReferences } from './check-prize-references.ts'
import { findStaffGame, lockForEdit } from './staff-game.ts'

type Input = InputOf<typeof contract.save>
type PrizeInput = Input['prizes'][number]

/**
 * Sets up a game, or edits one at the version that was shown; a prize without its id is a new one, one that is left out goes.
 * Draws made keep weights and prizes of their own. Refuses `game.not_found`, `game.changed`, `game.english_required`,
 * `game.no_prize_required`, `game.prize_unknown`, `game.stock_below_reserved`, `media.gone`.
 */
export async function saveGame(context: Context<StaffActor>, input: Input): Promise<StaffGame> {
  checkFields(input)
  await checkPrizeReferences(context, input.prizes)
  const before = input.game_id === undefined ? null : await lockForEdit(context, input.game_id, input.version)
  const game_id = await writeGame(context, input, before)
  await writeTexts(context, game_id, input)
  await writePrizes(context, game_id, input.prizes, before)
  const after = (await findStaffGame(context, game_id))!
  const srcs = input.prizes.flatMap(({ picture }) => picture?.src ?? [])
  await setMediaUses(context, `game ${game_id}`, srcs)
  await audit(context, { subject: `game ${game_id}`, before, after })
  return after
}

const isEnglish = ({ language }: { language: string }) => language === 'en-us'
const isDoubled = (texts: readonly { language: string }[]) => new Set(texts.map(({ language }) => language)).size < texts.length

/** Cross-field checks: each wrong field by its name. */
function checkFields({ texts, prizes, first_day, last_day }: Input): void {
  if (last_day < first_day) throw wrongField('last_day', 'field.choice')
  if (isDoubled(texts) || prizes.some((prize) => isDoubled(prize.texts))) throw wrongField('texts', 'field.duplicate')
  if (![texts, ...prizes.map((prize) => prize.texts)].every((list) => list.some(isEnglish))) throw new Refusal('game.english_required')
  if (!prizes.some(({ kind }) => kind === 'nothing')) throw new Refusal('game.no_prize_required')
  const known = prizes.flatMap(({ prize_id }) => prize_id ?? [])
  if (prizes.length < 2 || new Set(known).size < known.length) throw wrongField('prizes', 'field.choice')
  for (const [position, prize] of prizes.entries()) checkPrize(`prizes.${position}`, prize)
}

/** A prize has what its kind asks, and nothing else. */
function checkPrize(path: string, { kind, sku_id, coupon_id, longcoin, money, stock }: PrizeInput): void {
  const parts = {
    goods: ['sku_id', sku_id],
    coupon: ['coupon_id', coupon_id],
    longcoin: ['longcoin', longcoin],
    red_packet: ['money', money],
  }
  for (const [owner, [name, part]] of Object.entries(parts)) {
    if (owner === kind && part === undefined) throw wrongField(`${path}.${name}`, 'field.required')
    if (owner !== kind && part !== undefined) throw wrongField(`${path}.${name}`, 'field.unknown')
  }
  if (money !== undefined && toSmallest(money, 'MONEY') === 0n) throw wrongField(`${path}.money`, 'field.too_small', { minimum: '0.01' })
  if (kind === 'nothing' && stock !== undefined) throw wrongField(`${path}.stock`, 'field.unknown')
}

// Days that were not changed keep their instants: a game that was ended in the middle of a day does not go on by an edit.
async function windowOf({ db, setting }: Context, { game_id, first_day, last_day }: Input, before: StaffGame | null) {
  const window = windowOfDays(setting(zoneSettings.time_zone), first_day, last_day)
  if (!before) return window
  const { starts_at, ends_at } = await db
    .selectFrom('game')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', game_id!)
    .executeTakeFirstOrThrow()
  return {
    starts_at: first_day === before.first_day ? starts_at : window.starts_at,
    ends_at: last_day === before.last_day ? ends_at : window.ends_at,
  }
}

async function writeGame(context: Context, input: Input, before: StaffGame | null): Promise<number> {
  const { db, now } = context
  const { game_id, kind, free_daily, is_on, position } = input
  const row = {
    kind,
    free_daily,
    is_on,
    position,
    ...(await windowOf(context, input, before)),
    longcoin_price: input.longcoin_price ?? null,
    daily_limit: input.daily_limit ?? null,
  }
  if (game_id === undefined) {
    const values = { ...row, created_at: now }
    return (await db.insertInto('game').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  await db
    .updateTable('game')
    .set((is) => ({ ...row, version: is('version', '+', 1) }))
    .where('id', '=', game_id)
    .execute()
  return game_id
}

async function writeTexts({ db }: Context, game_id: number, { texts }: Input): Promise<void> {
  await db.deleteFrom('game_text').where('game_id', '=', game_id).execute()
  await db
    .insertInto('game_text')
    .values(texts.map((text) => ({ ...text, game_id })))
    .execute()
}

/** Prizes in the order given. `taken` is read again here: draws go on while a game is edited. */
async function writePrizes({ db }: Context, game_id: number, prizes: readonly PrizeInput[], before: StaffGame | null): Promise<void> {
  const retainedIds = new Set(prizes.flatMap(({ prize_id }) => prize_id ?? []))
  const own = new Set(before?.prizes.map(({ prize_id }) => prize_id))
  if (![...retainedIds].every((id) => own.has(id))) throw wrongField('prizes', 'field.choice')
  await sql`update game_prize set is_removed = true where game_id = ${game_id} and not (id = any (${[...retainedIds]}::int[]))`.execute(db)
  for (const [position, { prize_id, texts, longcoin, money, picture, ...prize }] of prizes.entries()) {
    const amount = money === undefined ? (longcoin === undefined ? null : BigInt(longcoin)) : toSmallest(money, 'MONEY')
    const row = {
      ...prize,
      sku_id: prize.sku_id ?? null,
      coupon_id: prize.coupon_id ?? null,
      stock: prize.stock ?? null,
      picture: picture ? JSON.stringify(picture) : null,
      amount,
      position,
    }
    const id = prize_id === undefined ? await insertPrize(db, { ...row, game_id }) : await updatePrize(db, prize_id, row)
    await db.deleteFrom('game_prize_text').where('prize_id', '=', id).execute()
    await db
      .insertInto('game_prize_text')
      .values(texts.map((text) => ({ ...text, prize_id: id })))
      .execute()
  }
}

type PrizeValues = Pick<PrizeInput, 'kind' | 'weight'> & {
  sku_id: number | null
  coupon_id: number | null
  amount: bigint | null
  stock: number | null
  /** JSON. */
  picture: string | null
  position: number
}

async function insertPrize(db: Context['db'], row: PrizeValues & { game_id: number }): Promise<number> {
  return (await db.insertInto('game_prize').values(row).returning('id').executeTakeFirstOrThrow()).id
}

async function updatePrize(db: Context['db'], prize_id: number, row: PrizeValues): Promise<number> {
  const { reserved: taken } = await db
    .selectFrom('game_prize')
    .select('reserved')
    .where('id', '=', prize_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.stock !== null && row.stock < taken) throw new Refusal('game.stock_below_reserved', { reserved: taken })
  await db.updateTable('game_prize').set(row).where('id', '=', prize_id).execute()
  return prize_id
}
