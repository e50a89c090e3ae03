/** Decimals of each unit's smallest part (decisions.md, Units; fixed). MONEY is the shop's, whatever its currency is. */
export const unitScale = { MONEY: 2, ACC: 3, AAA: 3, USDA: 3, USDS: 3, USDP: 3, LONGCOIN: 0 } as const
export type UnitCode = keyof typeof unitScale

/** "12.50" of a unit as an integer of its smallest part; the text must already be a valid `Amount(unit)`. */
export function toSmallest(amount: string, unit: UnitCode): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const value = BigInt(whole + fraction.padEnd(unitScale[unit], '0'))
  return amount.startsWith('-') ? -value : value
}

/** An integer of a unit's smallest part as its decimal string with all decimals: 1250n MONEY → "12.50". */
export function toDecimal(value: bigint, unit: UnitCode): string {
  const scale = unitScale[unit]
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0')
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  return value < 0n ? `-${text}` : text
}
