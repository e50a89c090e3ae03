import { assetAreaRows } from './asset-area-rows.ts'
import { awardRows } from './award-rows.ts'
import { boxRows } from './box-rows.ts'
import { cloneRows } from './clone-rows.ts'
import { depositRows } from './deposit-rows.ts'
import { coinRows } from './coin-rows.ts'
import { coinWithdrawalRows } from './coin-withdrawal-rows.ts'
import { levelRows } from './level-rows.ts'
import { pledgeRows } from './pledge-rows.ts'
import { networkRows } from './network-rows.ts'
import { unitPriceRows } from './unit-price-rows.ts'

/** Of the half of the shop that concerns the network of members and their coins. */
export const assetRows = {
  ...assetAreaRows,
  ...awardRows,
  ...boxRows,
  ...cloneRows,
  ...coinRows,
  ...depositRows,
  ...levelRows,
  ...networkRows,
  ...pledgeRows,
  ...coinWithdrawalRows,
  ...unitPriceRows,
}
