import { languages } from '@longmall/contract/fields.ts'
import { draw } from '@longmall/server/src/game/draw/draw.ts'
import { prepare } from '@longmall/server/src/game/draw/prepare.ts'
import { giveChances } from '@longmall/server/src/game/give-chances.ts'
import { dayIn, plus } from '@longmall/server/src/kernel/time/clock.ts'
import { createContext, type Context, type Site } from '@longmall/server/src/kernel/context.ts'
import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { windowOfDays, zoneSettings } from '@longmall/server/src/kernel/time/store-zone.ts'
import { chancesOfMembers, draws, games, type DemoGame, type DemoPrize } from '../../content/shop/games.ts'
import type { LocalizedText } from '../../types.ts'
import { actorOf } from '../demo-actor.ts'

/** Ids as the tables gave them. */
export interface GameIds {
  goods: (key: string) => number
  coupon: (key: string) => number
  member: (account: string) => number
}

const inAll = (name: LocalizedText, note?: LocalizedText) =>
  languages.map((language) => ({ language, name: name[language], ...(note && { note: note[language] }) }))

/** The shop's games, and chances of demo accounts; answers the games' ids by key. */
export async function fillGames(context: Context, ids: GameIds): Promise<Map<string, number>> {
  const gameIds = new Map<string, number>()
  for (const [position, game] of games.entries()) gameIds.set(game.key, await insertGame(context, game, position, ids))
  for (const { account, game, chances } of chancesOfMembers)
    await giveChances(context, { member_id: ids.member(account), game_id: gameIds.get(game)!, chances, key: `demo ${account} ${game}` })
  return gameIds
}

async function insertGame({ db, now, setting }: Context, game: DemoGame, position: number, ids: GameIds): Promise<number> {
  const zone = setting(zoneSettings.time_zone)
  const day = (days: number) => dayIn(zone, plus(now, { days }))
  const { key: _, kind, name, note, from, until, prizes, ...terms } = game
  const { id } = await db
    .insertInto('game')
    .values({ ...terms, kind, ...windowOfDays(zone, day(from), day(until)), position, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const texts = inAll(name, note).map((text) => ({ ...text, game_id: id }))
  await db.insertInto('game_text').values(texts).execute()
  for (const [place, prize] of prizes.entries()) await insertPrize(db, id, place, prize, ids)
  return id
}

async function insertPrize(db: Database, game_id: number, position: number, prize: DemoPrize, ids: GameIds): Promise<void> {
  const { kind, name, weight, stock, amount, goods, coupon } = prize
  const sku =
    goods === undefined
      ? undefined
      : await db
          .selectFrom('sku')
          .select('id')
          .where('goods_id', '=', ids.goods(goods))
          .orderBy('position')
          .limit(1)
          .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('game_prize')
    .values({
      game_id,
      kind,
      weight,
      position,
      stock: stock ?? null,
      sku_id: sku?.id ?? null,
      coupon_id: coupon === undefined ? null : ids.coupon(coupon),
      amount: amount === undefined ? null : BigInt(amount),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const texts = inAll(name).map((text) => ({ ...text, prize_id: id }))
  await db.insertInto('game_prize_text').values(texts).execute()
}

/** Draws of demo accounts of the day before the store opened for the demo, by the shop's own verbs: their prizes are real ones. */
export async function fillDraws(site: Site): Promise<void> {
  const opened = site.shared.now()
  for (const { account, game, times } of draws) {
    const actor = await actorOf(site, account)
    const { name } = games.find(({ key }) => key === game)!
    const { game_id } = await site.db
      .selectFrom('game_text')
      .select('game_id')
      .where('name', '=', name['en-us'])
      .where('language', '=', 'en-us')
      .executeTakeFirstOrThrow()
    for (let n = 0; n < times; n++)
      await createContext(site, actor, { now: plus(opened, { hours: -26, minutes: n }) }).transaction(async (context) => {
        const { commitment } = await prepare(context, {})
        await draw(context, { game_id, version: 1, commitment })
      })
  }
}
