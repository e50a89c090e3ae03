import { noBlocker, nothingToErase, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Transfers are done when they are made, and stay in the books of both members; coins that are left are reported by the wallet. */
export const coinTransferAccountClosure: AccountClosureStep = { domain: 'coin-transfer', findBlocker: noBlocker, erase: nothingToErase }
