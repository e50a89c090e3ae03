import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { fillAwards } from './fill-awards.ts'
import { fillCoins } from './fill-coins.ts'
import { fillBoxes } from './fill-boxes.ts'
import { fillContent } from './fill-content.ts'
import { fillDeposits } from './fill-deposits.ts'
import { fillDistribution } from './fill-distribution.ts'
import { fillInvitation } from './fill-invitation.ts'
import { fillGoods } from './fill-goods.ts'
import { fillLogs, fillMembers, fillStaff } from './fill-members.ts'
import { fillMoney } from './fill-money.ts'
import { fillOrders } from './fill-orders.ts'
import { fillPickups } from './fill-pickups.ts'
import { fillPledges } from './fill-pledges.ts'
import { fillPlays } from './fill-plays.ts'
import { fillPromotions } from './fill-promotions.ts'

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
