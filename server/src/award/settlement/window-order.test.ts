import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buyStartUp, makeReferral, makeStartUp, openStartUpShop } from '../../member/test/start-up.ts'
import { advanceTo, incomeOf, windowOf } from '../../member/test/windows.ts'
import type { Buyer } from '../../order/test/shopping.ts'

const day = 86_400

/** An AM whose award of a referral is released at the midnight at which the AM window freezes; `late` is the kind of timer that comes an hour after. */
async function openMidnight(late: string) {
  const shop = await openStartUpShop()
  const sku_id = await makeStartUp(shop)
  await shop.passMidnight()
  const makeAm = async (sponsor: Buyer | null): Promise<Buyer> => {
    const member = await makeReferral(shop, sponsor)
    await sql`select bind_sponsor(${member.member_id}, ${sponsor?.member_id ?? null}, store_now())`.execute(shop.db)
    await buyStartUp(shop, member, sku_id)
    await shop.relay()
    return member
  }
  const member = await makeAm(null)
  const { freezes_at } = await windowOf(member)
  await advanceTo(shop, freezes_at, 4 * day - 3_600)
  await makeAm(member)
  await advanceTo(shop, freezes_at, 60)
  await sql`update timer set due_at = due_at + interval '1 hour' where kind = ${late}`.execute(shop.db)
  const [locked] = await incomeOf(shop, member)
  expect(locked).toBeGreaterThan(0n)
  await advanceTo(shop, freezes_at)
  const more = async () => {
    await makeAm(member)
    await makeAm(member)
  }
  return { shop, member, locked, more }
}

test.each(['member.am_window', 'settlement.run'])(
  'AST-03 AST-05 what is payable at the midnight of the freeze is frozen, also where %s runs an hour later',
  async (late) => {
    const { shop, member, locked, more } = await openMidnight(late)
    if (late === 'settlement.run') expect(await windowOf(member)).toMatchObject({ state: 'frozen' })
    else expect(await windowOf(member)).toMatchObject({ state: 'open' })
    const early = await incomeOf(shop, member)
    expect(early).toEqual(late === 'settlement.run' ? [locked, 0n, 0n] : [0n, locked, 0n])
    await shop.advance({ hours: 2 })
    await shop.relay()
    expect(await windowOf(member)).toMatchObject({ state: 'frozen' })
    expect(await incomeOf(shop, member)).toEqual([0n, locked, 0n])
    expect((await member.call('award/mine', {})).list.map(({ place }) => place)).toEqual(['frozen:window'])
    await more()
    expect(await windowOf(member)).toMatchObject({ state: 'released' })
    expect(await incomeOf(shop, member)).toEqual([0n, 0n, locked])
  },
)

test('AST-03 AST-05 who becomes RM between the run of that midnight and the window’s timer has all of it available', async () => {
  const { shop, member, locked, more } = await openMidnight('member.am_window')
  expect(await incomeOf(shop, member)).toEqual([0n, locked, 0n])
  await more()
  expect(await windowOf(member)).toMatchObject({ state: 'released' })
  expect(await incomeOf(shop, member)).toEqual([0n, 0n, locked])
})
