import type { AccountType, WithdrawalState } from '@longmall/contract/withdrawal.ts'
import { readChoice, readInteger, type RawSearch } from '../shell/search.ts'

const types = ['bank', 'savings_card', 'alipay', 'paypal', 'other'] as const satisfies readonly AccountType[]
/** States by which withdrawals are listed; one whose outcome is unknown is listed under all. */
export const listedStates = ['applied', 'approved', 'paid', 'refused'] as const satisfies readonly WithdrawalState[]

/** Which withdrawal; 0 where the address names none. */
export const readWithdrawalId = ({ id }: RawSearch) => ({ id: readInteger(id) ?? 0 })

/** Which account is changed, none for a new one; and of which kind a new one is to be. */
export const readAccount = ({ id, type }: RawSearch) => ({ id: readInteger(id), type: readChoice(type, types) })

/** Which withdrawals are listed; all by default. */
export const readState = ({ state }: RawSearch) => ({ state: readChoice(state, listedStates) })
