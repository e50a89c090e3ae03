import * as z from 'zod/mini'
import { Mobile } from './code.ts'
import { Flag, Id, OptionalText, Pattern, Region, Rows, Text } from './fields.ts'
import { Country } from './identity.ts'
import { operation } from './operation.ts'

export const AddressFields = {
  consignee: Text(50),
  mobile: Mobile,
  /** A landline, with what is dialled behind it; it may be left empty. */
  telephone: Pattern(/^(?:\+?[\d(](?:[ ()#*-]*\d){4,}\)?)?$/, 20, 'member.wrong_telephone'),
  country: Country,
  region: Region,
  /** Names of province, city and district, in the language in which the member chose them. */
  region_name: OptionalText(120),
  postcode: Pattern(/^(?=.{3,})[A-Za-z0-9]+([ -][A-Za-z0-9]+)*$/, 10, 'member.wrong_postcode'),
  detailed_address: Text(200),
  is_default: Flag,
}
export const MemberAddress = z.object({ address_id: Id, ...AddressFields })
export type MemberAddress = z.output<typeof MemberAddress>
const OneAddress = z.object({ address_id: Id })

export const memberAddresses = {
  list_addresses: operation({
    path: 'member/list_addresses',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The member’s addresses, the default first',
    input: z.object({}),
    output: z.object({ list: Rows(MemberAddress) }),
  }),
  view_address: operation({
    path: 'member/view_address',
    kind: 'query',
    access: { who: 'member', owns: 'address' },
    summary: 'One address',
    input: OneAddress,
    output: MemberAddress,
  }),
  add_address: operation({
    path: 'member/add_address',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Adds an address; the first one becomes the default',
    refusals: ['member.too_many_addresses'],
    input: z.object(AddressFields),
    output: MemberAddress,
  }),
  change_address: operation({
    path: 'member/change_address',
    kind: 'command',
    access: { who: 'member', owns: 'address' },
    summary: 'Replaces an address',
    input: z.object({ address_id: Id, ...AddressFields }),
    output: MemberAddress,
  }),
  remove_address: operation({
    path: 'member/remove_address',
    kind: 'command',
    access: { who: 'member', owns: 'address' },
    summary: 'Deletes an address',
    input: OneAddress,
    output: z.object({}),
  }),
}
