import type { CoinAddress, CoinWay } from '@longmall/contract/coin-withdrawal.ts'
import { readChoice, readInteger, type RawSearch } from '../shell/search.ts'

const ways = ['address', 'transfer_out', 'scan_code'] as const satisfies readonly CoinWay[]
const kinds = ['wallet', 'exchange'] as const satisfies readonly CoinAddress['kind'][]

/** What the screen shows: one request by its id, the records (of one way), or a new request by a way. */
export const readWithdraw = ({ id, show, way }: RawSearch) => ({
  id: readInteger(id),
  show: readChoice(show, ['records'] as const),
  way: readChoice(way, ways),
})

/** The address book, or the form that adds an address of a kind. */
export const readWalletAddress = ({ add }: RawSearch) => ({ add: readChoice(add, kinds) })
