import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { createContext } from '../../kernel/context.ts'
import { plus } from '../../kernel/time/clock.ts'
import { today } from '../plan/today.ts'
import { insertSale, makeMember } from '../test/network-model.ts'
import { cutoffOf } from './schedule.ts'
import { runSettlement } from './run-settlement.ts'

const shop = await openTestShop()
const at = (now: string) => createContext(shop.site, { kind: 'system' }, { now })
const stateOf = async () => {
  const { rows } = await sql<{ step: string; lines: number; payouts: number; posted: number }>`
    select r.step, (select count(*)::int from award_line) as lines, (select count(*)::int from payout) as payouts,
      (select count(*)::int from transfer where kind like 'award.%') as posted from settlement_run r`.execute(shop.db)
  return rows
}

test('AST-14 AST-16 a day whose clock went back: a run before its cut-off is refused, one that was begun waits, and ends as others do', async () => {
  const now = shop.site.shared.now()
  const sponsor = await makeMember(shop, null, 5, now)
  const buyer = await makeMember(shop, sponsor, 4, now)
  await insertSale(shop, { kind: 'start_up', member_id: buyer, base: 300_000n, plan_id: 1, at: now })
  const day = today(at(now))
  const cutoff = cutoffOf(at(now), day)
  const early = at(plus(cutoff, { seconds: -1 }))
  await expect(runSettlement(early, day)).rejects.toThrow(`day ${day} is not over`)
  expect(await stateOf()).toEqual([])

  const stop = (step: string) => {
    if (step === 'post') throw new Error('stopped')
  }
  await expect(runSettlement(at(cutoff), day, { hook: stop })).rejects.toThrow('stopped')
  const stopped = await stateOf()
  expect(stopped).toMatchObject([{ step: 'post', payouts: 0, posted: 0 }])
  await expect(runSettlement(early, day)).rejects.toThrow('is not over')
  expect(await stateOf()).toEqual(stopped)

  for (let twice = 0; twice < 2; twice++) {
    await runSettlement(at(cutoff), day)
    expect(await stateOf()).toEqual([{ step: 'closed', lines: stopped[0]!.lines, payouts: 1, posted: 1 }])
  }
  await expect(shop.visitor().call('site/advance_clock', { minutes: -1 })).rejects.toThrow()
})
