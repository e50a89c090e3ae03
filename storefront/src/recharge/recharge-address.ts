import { readInteger, type RawSearch } from '../shell/search.ts'

/** Which recharge; 0 where the address names none. */
export const readRechargeId = ({ recharge_id }: RawSearch) => ({ recharge_id: readInteger(recharge_id) ?? 0 })
