import type { TestShop } from '../harness.ts'
import { awardInputs } from './award-inputs.ts'
import { boxInputs } from './box-inputs.ts'
import { coinWithdrawalInputs } from './coin-withdrawal-inputs.ts'
import { networkInputs } from './network-inputs.ts'
import { unitPriceInputs } from './unit-price-inputs.ts'

/** Of the half of the shop that concerns the network of members and their coins. */
export const assetInputs = (shop: TestShop, another: () => Promise<number>) => ({
  ...awardInputs(shop),
  ...boxInputs(shop),
  ...coinWithdrawalInputs(shop),
  ...networkInputs(shop),
  ...unitPriceInputs(shop, another),
})
