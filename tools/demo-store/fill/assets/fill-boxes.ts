import { agree } from '@longmall/server/src/asset-area/agree.ts'
import { createOrder } from '@longmall/server/src/checkout/create-order.ts'
import { viewQuote } from '@longmall/server/src/checkout/view-quote.ts'
import { versionInForce } from '@longmall/server/src/content/agreement/view-agreement.ts'
import { createContext, type Site } from '@longmall/server/src/kernel/context.ts'
import { hashOfToken, newToken } from '@longmall/server/src/kernel/security/session.ts'
import { bindBox } from '@longmall/server/src/box/scan/bind.ts'
import { sql } from 'kysely'
import { actorOf } from '../demo-actor.ts'
import { payAtSandbox } from '../fill-orders.ts'

const owner = 'erik_rm4'
const deviceIds = ['LB-DEMO-0001', 'LB-DEMO-0002', 'LB-DEMO-0003']

/** A second run plan, three boxes, and devices of one account: one at home with a box, one without, and a hosted one. Bought today, so that no settled day lacks them. */
export async function fillBoxes(site: Site): Promise<void> {
  const { rows } = await sql<{ sku_id: number; address_id: number }>`
    select s.id as sku_id, (select a.id from address a join member m on m.id = a.member_id where m.account = ${owner} order by a.is_default desc, a.id limit 1) as address_id
    from goods g join sku s on s.goods_id = g.id where g.goods_type = 'entity' order by s.id`.execute(site.db)
  const [home, hosted] = [rows[0]!, rows.at(-1)!]
  const actor = await actorOf(site, owner)
  const now = site.shared.now()
  const context = () => createContext(site, actor, { now, language: 'en-us' })
  await createContext(site, { kind: 'system' }, { now }).transaction(async ({ db }) => {
    await sql`
      with plan as (insert into box_plan (term_days, daily_rate, position) values (730, 900, 1) returning id)
      insert into box_plan_text (plan_id, language, name) select id, language, name from plan,
        (values ('en-us', 'Two years'), ('zh-cn', '两年期'), ('ko-kr', '2년'), ('ja-jp', '2年'), ('ms-my', 'Dua tahun')) t (language, name)`.execute(
      db,
    )
    await sql`
      with made as (
        insert into box_hardware (device_id, enrolled_at, enrolled_by)
        select d, ${now}, (select min(id) from staff) from unnest(${deviceIds}::text[]) d returning id
      ) insert into box_beat (hardware_id) select id from made`.execute(db)
  })
  await context().transaction(async (inner) => agree(inner, { version: await versionInForce(inner, 'asset_terms') }))
  for (const { sku_id, delivery_plan, quantity } of [
    { sku_id: home.sku_id, delivery_plan: 'mail' as const, quantity: 2 },
    { sku_id: hosted.sku_id, delivery_plan: 'hosting' as const, quantity: 1 },
  ]) {
    const wanted = { sku_id, delivery_plan, quantity, no_coupon: true, ...(delivery_plan === 'mail' && { address_id: home.address_id }) }
    const { payment_id } = await context().transaction(async (inner) => {
      const { quote } = await viewQuote(inner, wanted)
      return createOrder(inner, { ...wanted, quote })
    })
    await payAtSandbox({ site, actor, language: 'en-us', at: () => now }, payment_id)
  }
  const code = newToken()
  await context().transaction(async (inner) => {
    const { rows: found } = await sql<{ id: number }>`
      select id from box where member_id = ${actor.member_id} and delivery = 'home' order by id limit 1`.execute(inner.db)
    await sql`
      insert into box_token (token_hash, hardware_id, purpose, expires_at)
      select ${hashOfToken(code)}, id, 'bind', ${now}::timestamptz + interval '1 minute' from box_hardware where device_id = ${deviceIds[0]!}`.execute(
      inner.db,
    )
    await bindBox(inner, { code, box_id: found[0]!.id })
    const report = {
      version: '1.4.2',
      temperature: 437,
      uptime_seconds: 81_240,
      hash_rate: 11_850,
      accepted_shares: 5210,
      rejected_shares: 12,
    }
    await sql`
      insert into box_report (hardware_id, reported_at, report) select id, ${now}, ${JSON.stringify(report)}::jsonb from box_hardware
      where device_id = ${deviceIds[0]!}`.execute(inner.db)
    await sql`
      update box_beat set seen_at = ${now} where hardware_id = (select id from box_hardware where device_id = ${deviceIds[0]!})`.execute(
      inner.db,
    )
  })
}
