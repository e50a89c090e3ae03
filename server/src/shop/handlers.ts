import type { shop } from '@longmall/contract/shop.ts'
import type { Handlers } from '../kernel/context.ts'
import { changeCurrency } from './change-currency.ts'
import { openShop } from './opening/open-shop.ts'
import { viewChecklist } from './opening/view-checklist.ts'
import { checkSetUp, offerTotp } from './set-up/check-set-up.ts'
import { setUp } from './set-up/set-up.ts'
import { viewShop } from './view-shop.ts'

export const shopHandlers: Handlers<typeof shop> = {
  check_set_up: checkSetUp,
  offer_totp: offerTotp,
  set_up: setUp,
  view: viewShop,
  change_currency: changeCurrency,
  checklist: viewChecklist,
  open: openShop,
}
