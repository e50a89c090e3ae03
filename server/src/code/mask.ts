/** `long***@mail.example`: enough for its owner to know it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  return `${name.slice(0, name.length > 4 ? 3 : 1)}***${email.slice(at)}`
}

/** `138****5678`, `+60******789`: the country and the last digits remain. */
export function maskMobile(mobile: string): string {
  const digits = mobile.replace(/[^\d+]/g, '')
  const end = digits.length >= 11 ? 4 : 3
  return `${digits.slice(0, 3)}${'*'.repeat(Math.max(1, digits.length - 3 - end))}${digits.slice(-end)}`
}
