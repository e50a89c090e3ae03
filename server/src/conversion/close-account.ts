import { noBlocker, nothingToErase, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Conversions are done when they are made, and stay in the books; coins that are left are reported by the wallet. */
export const conversionAccountClosure: AccountClosureStep = { domain: 'conversion', findBlocker: noBlocker, erase: nothingToErase }
