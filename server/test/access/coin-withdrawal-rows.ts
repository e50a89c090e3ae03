import { member, staff } from './access-row.ts'

const finance = staff('owner', 'finance')
const own = { ...member, owns: { coin_withdrawal_id: { refusal: 'coin_withdrawal.not_found' } } } as const

/** Who may call what concerns withdrawals of coins. */
export const coinWithdrawalRows = {
  'coin_withdrawal/terms': member,
  'coin_withdrawal/quote': member,
  'coin_withdrawal/request': {
    ...member,
    owns: { coin_address_id: { refusal: 'coin_withdrawal.address_not_found', owners: 'asset_area.terms_not_agreed' } },
  },
  'coin_withdrawal/cancel': own,
  'coin_withdrawal/list': member,
  'coin_withdrawal/view': own,
  'coin_withdrawal/code': {
    ...member,
    owns: { coin_withdrawal_id: { refusal: 'coin_withdrawal.not_found', owners: 'coin_withdrawal.code_closed' } },
  },
  'coin_withdrawal/list_addresses': member,
  'coin_withdrawal/check_address': member,
  'coin_withdrawal/add_address': member,
  'coin_withdrawal/remove_address': { ...member, owns: { coin_address_id: { refusal: 'coin_withdrawal.address_not_found' } } },
  'coin_withdrawal/list_requests': finance,
  'coin_withdrawal/view_request': finance,
  'coin_withdrawal/totals': finance,
  'coin_withdrawal/approve': finance,
  'coin_withdrawal/refuse': finance,
  'coin_withdrawal/record_result': finance,
  'coin_withdrawal/check_code': finance,
  'coin_withdrawal/redeem_code': finance,
  'coin_withdrawal/list_member_addresses': finance,
} as const
