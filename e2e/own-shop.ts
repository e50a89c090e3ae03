import { filledFolder } from './shops.ts'
import { copyShop, startShop, type StartedShop } from './start-shop.ts'

/** A filled shop for one test file, which may change its settings and its clock. */
export const startOwnShop = async (): Promise<StartedShop> => startShop(await copyShop(await filledFolder()))
