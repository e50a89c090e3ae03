import { everyone, staff } from './access-row.ts'

const owner = staff('owner')

/** Who may set a shop up and open it. The key of the set-up address is the only thing that its operations ask for. */
export const shopRows = {
  'shop/check_set_up': everyone,
  'shop/offer_totp': everyone,
  'shop/set_up': everyone,
  'shop/view': owner,
  'shop/change_currency': owner,
  'shop/checklist': owner,
  'shop/open': owner,
} as const
