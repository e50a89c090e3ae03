import { noBlocker, nothingToErase, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Acceptances are evidence and stay, as entries of the ledger do; without the erased member they name nobody (decisions/0063). */
export const assetAreaAccountClosure: AccountClosureStep = { domain: 'asset_area', findBlocker: noBlocker, erase: nothingToErase }
