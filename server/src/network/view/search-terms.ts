import { type RawBuilder, sql } from 'kysely'

const largestId = 2147483647

/** What a search of members may mean: an ID, the beginning of an account name, or both. */
export interface SearchTerms {
  member_id: number | null
  /** A condition on `member m`; null where no account begins so. Its index has the order of `byAccount`. */
  prefix: RawBuilder<boolean> | null
}

export function searchTerms(text: string): SearchTerms {
  const isId = /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= largestId
  const begins = text.toLowerCase()
  return {
    member_id: isId ? Number(text) : null,
    // A range rather than `like`, whose plan would have to be made again for each text; no account has a `~`.
    prefix: /^\w{1,16}$/.test(text) ? sql<boolean>`lower(m.account) ~>=~ ${begins} and lower(m.account) ~<~ ${`${begins}~`}` : null,
  }
}

export const byAccount = sql`lower(m.account) using ~<~`
