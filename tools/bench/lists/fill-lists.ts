import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { fillAwards } from './fill/fill-awards.ts'
import { fillCoins } from './fill/fill-coins.ts'
import { fillBoxes } from './fill/fill-boxes.ts'
import { fillContent } from './fill/fill-content.ts'
import { fillDeposits } from './fill/fill-deposits.ts'
import { fillDistribution } from './fill/fill-distribution.ts'
import { fillInvitation } from './fill/fill-invitation.ts'
import { fillGoods } from './fill/fill-goods.ts'
import { fillLogs, fillMembers, fillStaff } from './fill/fill-members.ts'
import { fillMoney } from './fill/fill-money.ts'
import { fillOrders } from './fill/fill-orders.ts'
import { fillPickups } from './fill/fill-pickups.ts'
import { fillPledges } from './fill/fill-pledges.ts'
import { fillPlays } from './fill/fill-plays.ts'
import { fillPromotions } from './fill/fill-promotions.ts'

/** Fills a migrated database: `count` rows of whatever grows with every order, fewer of what operators set up. */
export async function fillLists(db: Database, count: number): Promise<void> {
  await fillStaff(db)
  for (const fill of [
    fillMembers,
    fillGoods,
    fillOrders,
    fillPickups,
    fillPromotions,
    fillPlays,
    fillMoney,
    fillCoins,
    fillAwards,
    fillDeposits,
    fillPledges,
    fillBoxes,
    fillDistribution,
    fillInvitation,
    fillLogs,
    fillContent,
  ]) {
    const begun = performance.now()
    await fill(db, count)
    console.log(`${fill.name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }
}
