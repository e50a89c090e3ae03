/** A number in its display unit: cents as an amount, thousandths as per cent; both as decimal texts. */
export function toDisplayUnit(unit: string, value: number): { money?: string; percent?: string } | null {
  if (!Number.isInteger(value) || value < 0) return null
  const digits = String(value)
  if (unit === 'cents') {
    const padded = digits.padStart(3, '0')
    return { money: `${padded.slice(0, -2)}.${padded.slice(-2)}` }
  }
  if (unit === 'thousandths') {
    const padded = digits.padStart(2, '0')
    return { percent: padded.endsWith('0') ? padded.slice(0, -1) : `${padded.slice(0, -1)}.${padded.slice(-1)}` }
  }
  return null
}
