import { sql } from 'kysely'
import type { Client, TestShop } from '../../../test/harness.ts'
import { makeDistributor } from '../member/make-distributor.ts'

/** A member who is a distributor of the first level. */
export async function makeDistributorMember(
  shop: TestShop,
  fields: Parameters<TestShop['member']>[0] = {},
): Promise<Client & { member_id: number; promote_code: string }> {
  const member = await shop.member(fields)
  await makeDistributor(shop.systemContext(), member.member_id)
  const { promote_code } = await shop.db
    .selectFrom('distributor')
    .select('promote_code')
    .where('member_id', '=', member.member_id)
    .executeTakeFirstOrThrow()
  return { ...member, promote_code }
}

/** An open application of a new member. */
export async function makeApplication(shop: TestShop): Promise<{ application_id: number; member_id: number; version: number }> {
  const { member_id } = await shop.member()
  const { rows } = await sql<{ id: number }>`
    insert into distributor_application (member_id, name, mobile, state, applied_at)
    values (${member_id}, 'Han Mei', '13800000000', 'applied', ${shop.site.shared.now()}) returning id`.execute(shop.db)
  return { application_id: rows[0]!.id, member_id, version: 1 }
}

/** A level above the first, of nobody. */
export async function makeLevel(
  shop: TestShop,
  { position = 1, rates = [60_000, 20_000, 10_000], needed = [0, 0, 0] }: { position?: number; rates?: number[]; needed?: number[] } = {},
): Promise<{ level_id: number; version: number }> {
  const [first, second, third] = rates
  const [orders, sales, members] = needed
  const { rows } = await sql<{ id: number }>`
    insert into distributor_level (position, first_ppm, second_ppm, third_ppm, orders_needed, sales_needed, members_needed, created_at)
    values (${position}, ${first}, ${second}, ${third}, ${orders}, ${sales}, ${members}, ${shop.site.shared.now()}) returning id`.execute(
    shop.db,
  )
  await sql`insert into distributor_level_text (level_id, language, name) values (${rows[0]!.id}, 'en-us', 'Gold')`.execute(shop.db)
  return { level_id: rows[0]!.id, version: 1 }
}
