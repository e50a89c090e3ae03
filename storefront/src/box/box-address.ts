import { boxStates } from '@longmall/contract/box.ts'
import { readChoice, readInteger, type RawSearch } from '../shell/search.ts'

/** Which devices are listed; all by default. */
export const readDevices = ({ state }: RawSearch) => ({ state: readChoice(state, boxStates) })

/** Which device; 0 where the address names none. */
export const readDevice = ({ id }: RawSearch) => ({ id: readInteger(id) ?? 0 })

const codeForm = /^[\w-]{43}$/

/** The code of a box in what was scanned or typed: by itself, or in the address that a phone's own camera opens. Null: it is none. */
export function codeIn(text: string): string | null {
  const plain = text.trim()
  if (codeForm.test(plain)) return plain
  if (!URL.canParse(plain)) return null
  const { pathname, searchParams } = new URL(plain)
  const code = searchParams.get('code') ?? ''
  return pathname.replace(/\/+$/, '') === '/v2/assets/scan' && codeForm.test(code) ? code : null
}

/** The code of a box that a phone's own camera opened the screen with. */
export const readScan = ({ code }: RawSearch) => ({ code: code === undefined ? undefined : (codeIn(code) ?? undefined) })
