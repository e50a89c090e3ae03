import { languages } from '@longmall/contract/fields.ts'
import { dayIn, plus } from '@longmall/server/src/kernel/time/clock.ts'
import { createContext, type Context, type Site } from '@longmall/server/src/kernel/context.ts'
import { zoneSettings, windowOfDays } from '@longmall/server/src/kernel/time/store-zone.ts'
import { signIn } from '@longmall/server/src/reward/signin/sign-in.ts'
import { rules, signInsOfMembers, tasks } from '../../content/shop/rewards.ts'
import { actorOf } from '../demo-actor.ts'

/** Ids as the tables gave them. */
interface Ids {
  coupon: (key: string) => number
  game: (key: string) => number
}

/** Rules of rewards and the task centre. */
export async function fillRewards({ db, now, setting }: Context, ids: Ids): Promise<void> {
  const zone = setting(zoneSettings.time_zone)
  const window = windowOfDays(zone, dayIn(zone, plus(now, { days: -60 })), dayIn(zone, plus(now, { days: 700 })))
  const gives = ({ coupon, game }: { coupon?: string | undefined; game?: string | undefined }) => ({
    coupon_id: coupon === undefined ? null : ids.coupon(coupon),
    game_id: game === undefined ? null : ids.game(game),
  })
  for (const [position, { name, threshold = 0, coupon, game, ...rule }] of rules.entries()) {
    const { id: rule_id } = await db
      .insertInto('reward_rule')
      .values({ ...rule, ...gives({ coupon, game }), ...window, threshold: BigInt(threshold), position, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const texts = languages.map((language) => ({ rule_id, language, name: name[language] }))
    await db.insertInto('reward_rule_text').values(texts).execute()
  }
  for (const [position, { name, note, coupon, game, ...task }] of tasks.entries()) {
    const { id: task_id } = await db
      .insertInto('reward_task')
      .values({ ...task, ...gives({ coupon, game }), position, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const texts = languages.map((language) => ({ task_id, language, name: name[language], note: note[language] }))
    await db.insertInto('reward_task_text').values(texts).execute()
  }
}

/** Days on which demo accounts signed in before the store opened for the demo, by the shop's own verb. */
export async function fillSignIns(site: Site): Promise<void> {
  const opened = site.shared.now()
  for (const { account, days } of signInsOfMembers) {
    const actor = await actorOf(site, account)
    for (let ago = days; ago > 0; ago--)
      await createContext(site, actor, { now: plus(opened, { days: -ago }) }).transaction((context) => signIn(context))
  }
}
