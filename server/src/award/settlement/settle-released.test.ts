import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { raiseGrade } from '../../member/level/raise-grade.ts'
import { buyStartUp, makeReferral, makeStartUp, openStartUpShop } from '../../member/test/start-up.ts'
import { advanceTo, creditFrozen, incomeOf, windowOf } from '../../member/test/windows.ts'
import { verifyLedger } from '../../wallet/ledger/verify-ledger.ts'

const shop = await openStartUpShop()
const sku_id = await makeStartUp(shop)

test.each([
  [300n, 700n, 0n],
  [1_000n, 0n, 0n],
  [1_400n, 0n, 400n],
  [0n, 1_000n, 0n],
])('R-22 AST-03 of 1.000 ACC that the window releases, a debt of %s leaves %s available and %s owed', async (debt, available, left) => {
  const member = await makeReferral(shop, null)
  await buyStartUp(shop, member, sku_id)
  await shop.relay()
  await advanceTo(shop, (await windowOf(member)).freezes_at)
  await creditFrozen(shop, member, 'frozen:window', 1_000n)
  await sql`insert into award_debt (member_id, unit, amount) values (${member.member_id}, 'ACC', ${debt}), (${member.member_id}, 'USDS', 5)`.execute(
    shop.db,
  )
  const release = () => shop.systemContext().transaction((context) => raiseGrade(context, member.member_id, 5, { cause: 'referrals' }))
  expect([await release(), await release()]).toEqual([true, false])
  expect(await incomeOf(shop, member)).toEqual([0n, 0n, available])
  const { rows } = await sql<{ amount: bigint }>`
    select amount from award_debt where member_id = ${member.member_id} order by unit`.execute(shop.db)
  expect(rows.map(({ amount }) => amount)).toEqual([left, 5n])
  const { checks } = await verifyLedger(shop.db, shop.site.config.dataDir)
  expect(checks.filter(({ first }) => first !== null)).toEqual([])
})
