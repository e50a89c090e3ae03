import { noObstacle, nothingToErase, type Farewell } from '../kernel/farewell.ts'

/** What was recharged belongs to the books, and names nobody; a payment under way is the payment's to tell. */
export const rechargeFarewell: Farewell = { domain: 'recharge', obstacle: noObstacle, erase: nothingToErase }
