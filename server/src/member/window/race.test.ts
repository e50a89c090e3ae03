import { expect, test } from 'vitest'
import { createContext } from '../../kernel/context.ts'
import { raiseGrade } from '../level/raise-grade.ts'
import { buyStartUp, makeReferral, makeStartUp, openStartUpShop } from '../test/start-up.ts'
import { creditFrozen, forfeitedOf, incomeOf, mailsOf, windowOf, advanceTo } from '../test/windows.ts'
import { verifyLedger } from '../../wallet/ledger/verify-ledger.ts'
import { postTransfer } from '../../wallet/post-transfer.ts'
import { runWindows } from './run-windows.ts'
import { windowStatesOf } from './window-state.ts'

const shop = await openStartUpShop()
const sku_id = await makeStartUp(shop)

test('AST-03 release and forfeit at once: the first wins, the other changes nothing', async () => {
  const rounds = 12
  const members = await Promise.all(Array.from({ length: rounds }, () => makeReferral(shop, null)))
  for (const member of members) await buyStartUp(shop, member, sku_id)
  await shop.relay()
  const { freezes_at, forfeits_at } = await windowOf(members[0]!)
  await advanceTo(shop, freezes_at)
  for (const member of members) await creditFrozen(shop, member, 'frozen:window', 1_000n)
  // Awards of their purchases besides.
  const before = new Map(await Promise.all(members.map(async (member) => [member, await incomeOf(shop, member)] as const)))
  const at = createContext(shop.site, { kind: 'system' }, { now: forfeits_at })
  await Promise.all([
    ...members.map(({ member_id }) => at.transaction((context) => raiseGrade(context, member_id, 5, { cause: 'referrals' }))),
    at.transaction((context) => runWindows(context, forfeits_at)),
  ])
  let lost = 0n
  for (const member of members) {
    const { state } = await windowOf(member)
    const isLost = state === 'forfeited'
    expect(['released', 'forfeited']).toContain(state)
    const [vesting, frozen, available] = before.get(member)! as [bigint, bigint, bigint]
    expect(frozen).toBeGreaterThanOrEqual(1_000n)
    expect(await incomeOf(shop, member)).toEqual(isLost ? [0n, 0n, available] : [vesting, 0n, available + frozen])
    expect((await mailsOf(shop, member)).at(-1)).toBe(isLost ? 'am_window_forfeited' : 'am_window_released')
    if (isLost) lost += vesting + frozen
  }
  expect(await forfeitedOf(shop)).toBe(lost)
  const { checks } = await verifyLedger(shop.db, shop.site.config.dataDir)
  expect(checks.filter(({ first }) => first !== null)).toEqual([])
})

test('AST-03 income that is posted while a window is released goes along with it or to what is available, and none stays behind', async () => {
  const member = await makeReferral(shop, null)
  await buyStartUp(shop, member, sku_id)
  await shop.relay()
  await advanceTo(shop, (await windowOf(member)).freezes_at)
  const release = () => shop.systemContext().transaction((context) => raiseGrade(context, member.member_id, 5, { cause: 'referrals' }))
  const pay = async () => {
    await shop.systemContext().transaction(async (context) => {
      const state = (await windowStatesOf(context, [member.member_id])).get(member.member_id)
      await postTransfer(context, {
        kind: 'test',
        topic: 'award',
        key: crypto.randomUUID(),
        reason: 'test',
        entries: [
          { account: { member: member.member_id, unit: 'ACC', purpose: state === 'frozen' ? 'frozen:window' : 'available' }, amount: 10n },
          { account: { house: 'treasury', unit: 'ACC' }, amount: -10n },
        ],
      })
    })
  }
  await Promise.all([pay(), pay(), pay(), release(), pay(), pay(), pay()])
  expect(await incomeOf(shop, member)).toEqual([0n, 0n, 60n])
})
