import { parseSearch, readInteger, readText } from '../search.ts'

/** The source of a visit, as its order stores it (CAT-04). */
export interface VisitSource {
  source_type?: string
  long_mall_qr_type?: string
  /** Whose link it was: the referrer for this visit. */
  source_member?: number
}

const key = 'lm_visit_source'

/** Updates a visit's source with a link: the channel of the last link that names one; its referrer remains until another is named. */
export function nextSource(known: VisitSource, search: string): VisitSource {
  const raw = parseSearch(search)
  const source_type = readText(raw.source_type, 40)
  const long_mall_qr_type = readText(raw.long_mall_qr_type, 40)
  const source_member = readInteger(raw.source_member) ?? known.source_member
  const source = source_type || long_mall_qr_type ? { source_type, long_mall_qr_type } : known
  return {
    ...(source.source_type && { source_type: source.source_type }),
    ...(source.long_mall_qr_type && { long_mall_qr_type: source.long_mall_qr_type }),
    ...(source_member !== undefined && { source_member }),
  }
}

/** The source of this tab's visit; nothing where no link named one. */
export function visitSource(): VisitSource {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as VisitSource
  } catch {
    return {}
  }
}

/** Stores the visit's source from the address of a screen, for this tab alone. */
export function noteVisitSource(search: string): void {
  const known = visitSource()
  const next = JSON.stringify(nextSource(known, search))
  if (next === JSON.stringify(known)) return
  try {
    sessionStorage.setItem(key, next)
  } catch {
    // A browser that stores nothing has no visit to remember.
  }
}
