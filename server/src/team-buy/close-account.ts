import { noBlocker, nothingToErase, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Who has a place in a forming group has an open order, which blocks it; afterwards places stay with their orders, nameless. */
export const teamBuyAccountClosure: AccountClosureStep = { domain: 'team_buy', findBlocker: noBlocker, erase: nothingToErase }
