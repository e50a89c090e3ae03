import type { pledge } from '@longmall/contract/pledge.ts'
import { inArea } from '../asset-area/require-area.ts'
import type { Handlers } from '../kernel/context.ts'
import { refundPledge } from './refund-pledge.ts'
import { listIncome, listOffers, listOwn, viewOwn, viewSummary } from './views/own.ts'
import { listForStaff, viewForStaff } from './views/staff.ts'

export const pledgeHandlers: Handlers<typeof pledge> = {
  offers: inArea(listOffers),
  summary: inArea(viewSummary),
  list: inArea(listOwn),
  view: inArea(viewOwn),
  income: inArea(listIncome),
  // A purchase can be refunded even if the area has been closed since.
  refund: refundPledge,
  list_pledges: listForStaff,
  view_pledge: viewForStaff,
}
