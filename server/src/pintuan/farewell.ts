import { noObstacle, nothingToErase, type Farewell } from '../kernel/farewell.ts'

/** Who has a place in a forming group has an open order, which stands in the way; afterwards places stay with their orders, nameless. */
export const pintuanFarewell: Farewell = { domain: 'pintuan', obstacle: noObstacle, erase: nothingToErase }
