/** Monday to Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** What is typed as a time of day in the contract's form: `9` and `9:00` are `09:00`, `1730` is `17:30`; anything else stays. */
export function timeOf(typed: string): string {
  const found = /^(\d{1,2})(?:[:.：]?(\d{2}))?$/.exec(typed.trim())
  return found ? `${found[1]!.padStart(2, '0')}:${found[2] ?? '00'}` : typed
}
