import type { flashSale } from '@longmall/contract/flash-sale.ts'
import type { Handlers } from '../kernel/context.ts'
import { enterSale, leaveSale } from './enter-sale.ts'
import { listSales, readLive, viewSale } from './views.ts'

export const flashSaleHandlers: Handlers<typeof flashSale> = {
  sessions: listSales,
  items: viewSale,
  live: readLive,
  enter: enterSale,
  leave: leaveSale,
}
