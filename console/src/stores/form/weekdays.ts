/** Monday to Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Normalises a time of day to the contract's format: `9` and `9:00` become `09:00`, `1730` becomes `17:30`; other text is unchanged. */
export function timeOf(typed: string): string {
  const found = /^(\d{1,2})(?:[:.：]?(\d{2}))?$/.exec(typed.trim())
  return found ? `${found[1]!.padStart(2, '0')}:${found[2] ?? '00'}` : typed
}
