import { roles, staff } from './access-row.ts'

const approve = staff('owner', 'finance')
const view = staff(...roles)
const request = staff('owner', 'operator', 'finance')

/** Who may see, request and approve prices of coins. */
export const unitPriceRows = {
  'unit_price/current': view,
  'unit_price/history': view,
  'unit_price/list': view,
  'unit_price/requests': view,
  'unit_price/request': request,
  'unit_price/approve': approve,
  'unit_price/refuse': approve,
  'unit_price/withdraw': request,
} as const
