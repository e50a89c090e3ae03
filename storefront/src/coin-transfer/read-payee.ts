/** A payee's ID as typed: digits, at most ten. */
export const typedId = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 10)

/** The ID as it is sent; null where it cannot be one. */
export function sentId(typed: string): number | null {
  const id = Number(typed)
  return typed !== '' && id >= 1 && id <= 2147483647 ? id : null
}
