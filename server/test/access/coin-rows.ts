import { member, staff } from './access-row.ts'

/** Who may call what concerns conversions and transfers of coins. */
export const coinRows = {
  'conversion/overview': member,
  'conversion/quote': member,
  'conversion/make': member,
  'conversion/list': member,
  'conversion/view': { ...member, owns: { conversion_id: { refusal: 'conversion.not_found' } } },
  'conversion/list_conversions': staff('owner', 'finance'),
  'coin_transfer/overview': member,
  'coin_transfer/payee': member,
  'coin_transfer/make': member,
  'coin_transfer/list': member,
  'coin_transfer/view': { ...member, owns: { coin_transfer_id: { refusal: 'coin_transfer.not_found' } } },
  'coin_transfer/list_transfers': staff('owner', 'finance'),
} as const
