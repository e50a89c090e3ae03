import { noBlocker, nothingToErase, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Recharges remain in the books without a name; open payments are reported by the payment domain. */
export const rechargeAccountClosure: AccountClosureStep = { domain: 'recharge', findBlocker: noBlocker, erase: nothingToErase }
