import type { unitPrice } from '@longmall/contract/unit-price.ts'
import type { Handlers } from '../kernel/context.ts'
import { approvePrice, refusePrice, withdrawPrice } from './decide-price.ts'
import { listPrices, listRequests } from './list-prices.ts'
import { requestPrice } from './request-price.ts'
import { viewCurrent, viewHistory } from './views.ts'

export const unitPriceHandlers: Handlers<typeof unitPrice> = {
  current: viewCurrent,
  history: viewHistory,
  list: listPrices,
  requests: listRequests,
  request: requestPrice,
  approve: approvePrice,
  refuse: refusePrice,
  withdraw: withdrawPrice,
}
