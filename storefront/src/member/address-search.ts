import { type RawSearch, readInteger, readText } from '../shell/search.ts'

/** Which address is changed, none for a new one; and where one came from. */
export const readAddressEdit = ({ address_id, redirect }: RawSearch) => ({
  address_id: readInteger(address_id),
  redirect: readText(redirect, 2000),
})
