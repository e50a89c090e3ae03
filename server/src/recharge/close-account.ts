import { noBlocker, nothingToErase, type AccountClosureStep } from '../kernel/account-closure.ts'

/** What was recharged belongs to the books, and names nobody; a payment under way is the payment's to tell. */
export const rechargeAccountClosure: AccountClosureStep = { domain: 'recharge', findBlocker: noBlocker, erase: nothingToErase }
