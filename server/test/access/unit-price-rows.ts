import { staff } from './access-row.ts'

const money = staff('owner', 'finance')

/** Who may see, request and approve prices of coins. */
export const unitPriceRows = {
  'unit_price/current': money,
  'unit_price/history': money,
  'unit_price/list': money,
  'unit_price/requests': money,
  'unit_price/request': money,
  'unit_price/approve': money,
  'unit_price/refuse': money,
  'unit_price/withdraw': money,
} as const
