import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { type Opening, useOpening } from '../shell/opening/use-opening.ts'

/** The digital-asset area as the member meets it: open or closed, terms agreed to or not. */
export const areaQuery = query('asset_area/view', {})

export interface AreaTerms {
  /** Has the member agreed to the version in force? Undefined while that is loading. */
  isAgreed: boolean | undefined
  version: number | undefined
  /** Of the sheet with the terms. */
  opening: Opening
}

/** What a screen needs that sells something of the area: `TermsCard` and `TermsSheet` show it. */
export function useAreaTerms(): AreaTerms {
  const { data } = useQuery(areaQuery)
  return { isAgreed: data?.is_agreed, version: data?.version, opening: useOpening() }
}
