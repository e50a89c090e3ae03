import type { recharge } from '@longmall/contract/recharge.ts'
import type { Handlers } from '../kernel/context.ts'
import { createRecharge } from './create-recharge.ts'
import { listOffers, saveOffer } from './edit-offers.ts'
import { listAllRecharges, listRecharges, viewOffers, viewRecharge } from './views.ts'

export const rechargeHandlers: Handlers<typeof recharge> = {
  offers: viewOffers,
  create: createRecharge,
  list: listRecharges,
  view: viewRecharge,
  list_recharges: listAllRecharges,
  list_offers: listOffers,
  save_offer: saveOffer,
}
