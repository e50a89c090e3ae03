import { readChoice, readInteger, readText, type RawSearch } from '../shell/search.ts'

/** Lists of the desk. */
export const deskTabs = ['preparing', 'ready', 'done'] as const

/** Is the camera open? */
export const readDesk = ({ scan }: RawSearch) => ({ scan: scan === '1' })

/** The code to check, or the record to show. */
export const readDeskDetail = ({ code, redemption_id }: RawSearch) => ({ code: readText(code), redemption_id: readInteger(redemption_id) })

const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** Which list, of which store, and for records of which day and by whom. */
export const readDeskList = ({ tab, branch_id, day, own }: RawSearch) => ({
  tab: readChoice(tab, deskTabs) ?? 'ready',
  branch_id: readInteger(branch_id),
  day: day !== undefined && dayForm.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined,
  own: own === '1',
})

/** What was scanned or typed, if it can be a code of the desk: not one of the many addresses in other QR codes. */
export function deskCodeIn(text: string): string | null {
  const code = text.normalize('NFC').trim()
  return code === '' || code.length > 200 || code.includes('://') ? null : code
}

/** A typed code with digits in groups of four while it is typed; with letters as it is. */
export const typedForm = (text: string): string =>
  /^[\d\s]*$/.test(text) ? text.replaceAll(/\s/g, '').replaceAll(/(\d{4})(?=\d)/g, '$1 ') : text
