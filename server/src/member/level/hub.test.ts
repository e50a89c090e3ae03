import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeReferral, openStartUpShop } from '../test/start-up.ts'

const shop = await openStartUpShop()

test('AST-02 of a member with 3,000 referrals the highest 50 are shown, read in the order of an index, and no more counted than are needed', async () => {
  const hub = await makeReferral(shop, null, 4)
  const first = await makeReferral(shop, hub, 0)
  await sql`
    insert into member overriding system value
    select (jsonb_populate_record(m, jsonb_build_object(
      'id', 900000 + n, 'account', 'hub' || n, 'email', 'hub' || n || '@mail.example', 'mobile', null, 'invitation_code', 'H' || n, 'grade', case when n <= 60 then 4 else 0 end))).*
    from member m cross join generate_series(1, 3000) n where m.id = ${first.member_id}`.execute(shop.admin)
  await sql`analyze member`.execute(shop.admin)
  const { referral_count, referrals, next_grade } = await hub.call('member/level_progress', {})
  expect([referral_count, referrals.length, new Set(referrals.map(({ grade }) => grade))]).toEqual([3_001, 50, new Set([4])])
  expect(next_grade!.reached).toBe(next_grade!.needed)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select m.id from member m where m.referrer_id = ${hub.member_id} order by m.grade desc, m.id limit 50`.execute(shop.admin)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('member_referrer_grade')
  expect(plan).not.toContain('Sort')
})
