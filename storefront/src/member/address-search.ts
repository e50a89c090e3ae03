import { type RawSearch, readInteger, readText } from '../shell/search.ts'

/** The address to edit, none for a new one; and the address of the screen to return to. */
export const readAddressEdit = ({ address_id, redirect }: RawSearch) => ({
  address_id: readInteger(address_id),
  redirect: readText(redirect, 2000),
})
