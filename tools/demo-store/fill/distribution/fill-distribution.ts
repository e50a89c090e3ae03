import { bindMember } from '@longmall/server/src/distribution/binding/queries.ts'
import { makeDistributor } from '@longmall/server/src/distribution/member/make-distributor.ts'
import { createContext, type Site } from '@longmall/server/src/kernel/context.ts'
import { plus } from '@longmall/server/src/kernel/time/clock.ts'
import { sql } from 'kysely'
import { goldLevel, demoDistributors, demoBindings, openApplication, ownRates } from '../../content/members/distribution.ts'
import { actorOf } from '../demo-actor.ts'

/** Two levels, distributors and whom they brought, goods with rates of their own, and an application that waits; before the orders, which pay commission. */
export async function fillDistribution(site: Site): Promise<void> {
  const idOf = async (account: string) => (await actorOf(site, account)).member_id
  const daysAgo = (days: number) => createContext(site, { kind: 'system' }, { now: plus(site.shared.now(), { days: -days }) })
  await createContext(site, { kind: 'system' }).transaction(async ({ db, now }) => {
    const { rates, needed, names } = goldLevel
    await sql`
      with gold as (
        insert into distributor_level (position, first_ppm, second_ppm, third_ppm, orders_needed, sales_needed, members_needed, created_at)
        values (1, ${rates[0]}, ${rates[1]}, ${rates[2]}, ${needed.orders}, ${needed.sales}, ${needed.members}, ${now}) returning id)
      insert into distributor_level_text (level_id, language, name)
      select gold.id, t.key, t.value from gold, jsonb_each_text(${JSON.stringify(names)}::jsonb) t`.execute(db)
    await sql`
      insert into goods_commission (goods_id, mode, first_ppm, second_ppm, third_ppm)
      select g.id, case when r.first > 0 then 'own' else 'none' end, nullif(r.first, 0), case when r.first > 0 then r.second end, case when r.first > 0 then r.third end
      from jsonb_to_recordset(${JSON.stringify(ownRates)}::jsonb) r (place int, first int, second int, third int)
        join (select id, row_number() over (order by sale_count desc, id) as place from goods where goods_type = 'standard' and is_listed) g on g.place = r.place`.execute(
      db,
    )
  })
  for (const { account, days, isGold } of demoDistributors) {
    const member_id = await idOf(account)
    await daysAgo(days).transaction(async (context) => {
      await makeDistributor(context, member_id)
      if (isGold)
        await sql`update distributor set level_id = (select id from distributor_level where not is_first), is_level_fixed = true where member_id = ${member_id}`.execute(
          context.db,
        )
    })
  }
  for (const { account, distributor, way, days } of demoBindings) {
    const [member_id, distributor_id] = [await idOf(account), await idOf(distributor)]
    await daysAgo(days).transaction(async (context) => void (await bindMember(context, { member_id, distributor_id, way })))
  }
  const { account, name, mobile, note, days } = openApplication
  const { db, now } = daysAgo(days)
  await sql`
    insert into distributor_application (member_id, name, mobile, note, state, applied_at)
    values (${await idOf(account)}, ${name}, ${mobile}, ${note}, 'applied', ${now})`.execute(db)
}
