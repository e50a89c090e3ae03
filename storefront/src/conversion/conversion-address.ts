import { readInteger, type RawSearch } from '../shell/search.ts'

/** The record that is open; 0 where the address names none. */
export const readConversionId = ({ id }: RawSearch) => ({ id: readInteger(id) ?? 0 })
