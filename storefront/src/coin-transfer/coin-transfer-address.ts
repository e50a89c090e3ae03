import { transferDirections } from '@longmall/contract/coin-transfer.ts'
import { readChoice, readInteger, type RawSearch } from '../shell/search.ts'

/** The record that is open, 0 where the address names none; and which records are listed, all by default. */
export const readCoinTransfer = ({ id, direction }: RawSearch) => ({
  id: readInteger(id) ?? 0,
  direction: readChoice(direction, transferDirections),
})
