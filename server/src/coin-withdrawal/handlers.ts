import type { coinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import type { Handlers } from '../kernel/context.ts'
import { addAddress, checkNewAddress } from './address/add-address.ts'
import { listAddresses, listMemberAddresses, removeAddress } from './address/addresses.ts'
import { checkCode, redeemCode } from './code/redeem-code.ts'
import { showCode } from './code/show-code.ts'
import { cancelWithdrawal } from './request/cancel-withdrawal.ts'
import { requestWithdrawal } from './request/request-withdrawal.ts'
import { approveWithdrawals } from './review/approve-withdrawals.ts'
import { listRequests, viewRequest, viewTotals } from './review/list-requests.ts'
import { refuseWithdrawal } from './review/refuse-withdrawal.ts'
import { recordResult } from './sending/record-result.ts'
import { listWithdrawals, quoteWithdrawal, viewTerms, viewWithdrawal } from './views.ts'

export const coinWithdrawalHandlers: Handlers<typeof coinWithdrawal> = {
  terms: viewTerms,
  quote: quoteWithdrawal,
  request: requestWithdrawal,
  cancel: cancelWithdrawal,
  list: listWithdrawals,
  view: viewWithdrawal,
  code: showCode,
  list_addresses: listAddresses,
  check_address: checkNewAddress,
  add_address: addAddress,
  remove_address: removeAddress,
  list_requests: listRequests,
  view_request: viewRequest,
  totals: viewTotals,
  approve: approveWithdrawals,
  refuse: refuseWithdrawal,
  record_result: recordResult,
  check_code: checkCode,
  redeem_code: redeemCode,
  list_member_addresses: listMemberAddresses,
}
