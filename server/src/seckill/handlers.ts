import type { seckill } from '@longmall/contract/seckill.ts'
import type { Handlers } from '../kernel/context.ts'
import { enterSale, leaveSale } from './enter-sale.ts'
import { listSales, readLive, viewSale } from './views.ts'

export const seckillHandlers: Handlers<typeof seckill> = {
  sessions: listSales,
  items: viewSale,
  live: readLive,
  enter: enterSale,
  leave: leaveSale,
}
