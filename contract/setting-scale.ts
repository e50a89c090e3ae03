/** A unit that is shown in larger ones: how many of it are one, and their decimal places. */
export interface Scale {
  factor: number
  places: number
  as: 'money' | 'percent' | 'coins'
}

const scales: Readonly<Record<string, Scale>> = {
  cents: { factor: 100, places: 2, as: 'money' },
  thousandths: { factor: 10, places: 1, as: 'percent' },
  millionths: { factor: 10_000, places: 4, as: 'percent' },
  'thousandths of a coin': { factor: 1000, places: 3, as: 'coins' },
}

/** How a unit is shown and typed: cents as an amount, thousandths and millionths as per cent, thousandths of a coin as coins; undefined for other units. */
export const scaleOf = (unit: string): Scale | undefined => scales[unit]

/** A whole number of the unit as a decimal text: an amount with all its places, anything else as short as it can be. */
export function toDisplayUnit(unit: string, value: number): { text: string; as: Scale['as'] } | null {
  const scale = scaleOf(unit)
  if (!scale || !Number.isInteger(value) || value < 0) return null
  const { places, as } = scale
  const digits = String(value).padStart(places + 1, '0')
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return { as, text: as === 'money' ? text : text.replace(/\.?0+$/, '') }
}
