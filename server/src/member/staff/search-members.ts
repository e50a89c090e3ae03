import { countries } from '@longmall/contract/identity.ts'
import { type RawBuilder, sql } from 'kysely'
import { internationalMobile } from '../mobile.ts'

const largestId = 2147483647

/**
 * What an operator may mean by some text, as a condition on `member m`: an ID, the beginning of an account name, a whole e-mail
 * address or a whole mobile of any of our countries. Parts of contacts are not looked for: that would show them piece by piece.
 */
export function searchCondition(text: string): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = []
  if (/^\d{1,10}$/.test(text) && Number(text) <= largestId) conditions.push(sql`m.id = ${Number(text)}`)
  if (/^\w{1,16}$/.test(text)) conditions.push(sql`lower(m.account) like ${`${text.toLowerCase().replaceAll('_', '\\_')}%`}`)
  if (text.includes('@')) conditions.push(sql`lower(m.email) = ${text.toLowerCase()}`)
  const mobiles = [...new Set(countries.map((country) => internationalMobile(text, country)))].filter((one) => one !== null)
  if (mobiles.length) conditions.push(sql`m.mobile = any(${mobiles})`)
  return conditions.length ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`
}

// A search for a member has few matches.
const maxMatches = 500

/** The ids of the members that an operator may mean by some text, as an array for lists of what members have: 500 at most. */
export const matchingMembers = (text: string): RawBuilder<number[]> =>
  sql`array(select m.id from member m where ${searchCondition(text)} limit ${maxMatches})`
