import { parseSearch, readInteger, readText } from '../search.ts'

/** The source of a visit, as its order stores it (CAT-04). */
export interface VisitSource {
  source_type?: string
  long_mall_qr_type?: string
  /** Whose link it was: the referrer for this visit. */
  source_member?: number
}

const key = 'lm_visit_source'

/** The source of a visit after a link: type and QR type come from the last link that has either; the referrer from the last link that names one. */
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

/** The source of this tab's visit; empty if no link named one. */
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
    // Without session storage there is no source.
  }
}

const boundKey = 'lm_bound_source'

/** Whose link, and in which way, last bound the member of this tab, as `bindingOf` writes it. */
export function boundSource(): string | null {
  try {
    return sessionStorage.getItem(boundKey)
  } catch {
    return null
  }
}

export function noteBoundSource(binding: string): void {
  try {
    sessionStorage.setItem(boundKey, binding)
  } catch {
    // Without session storage the page itself remembers it.
  }
}
