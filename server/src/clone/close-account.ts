import { noBlocker, nothingToErase, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Clones belong to the books and to the tree, and stay; they name their owner by number alone. Left USDA is the wallet's blocker. */
export const cloneAccountClosure: AccountClosureStep = { domain: 'clone', findBlocker: noBlocker, erase: nothingToErase }
