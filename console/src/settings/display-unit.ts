/** A number of the last places of a decimal as its shortest text: 20 thousandths of 100 → "2", 12500 of three places → "12.5". */
function shifted(value: number, places: number): string {
  const digits = String(value).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '')
}

/** A number in its display unit, as decimal texts: cents as an amount, thousandths and millionths as per cent, thousandths of a coin as coins. */
export function toDisplayUnit(unit: string, value: number): { money?: string; percent?: string; coins?: string } | null {
  if (!Number.isInteger(value) || value < 0) return null
  if (unit === 'cents') {
    const padded = String(value).padStart(3, '0')
    return { money: `${padded.slice(0, -2)}.${padded.slice(-2)}` }
  }
  if (unit === 'thousandths') return { percent: shifted(value, 1) }
  if (unit === 'millionths') return { percent: shifted(value, 4) }
  if (unit === 'thousandths of a coin') return { coins: shifted(value, 3) }
  return null
}
