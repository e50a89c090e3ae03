/**
 * value × factor ÷ divisor on whole numbers, multiplied before it is divided and exact at any size.
 * 'half_up' rounds .5 upwards, 'down' cuts. RangeError for a negative, broken or unsafe operand, a divisor of 0,
 * or a result that is no safe integer.
 */
export function mulDiv(value: number, factor: number, divisor: number, rounding: 'half_up' | 'down' = 'half_up'): number {
  if (!isWhole(value) || !isWhole(factor) || !isWhole(divisor) || divisor === 0) {
    throw new RangeError(`mulDiv of ${value} × ${factor} ÷ ${divisor}`)
  }
  const product = value * factor
  if (product > Number.MAX_SAFE_INTEGER) return mulDivBig(value, factor, divisor, rounding)
  const remainder = product % divisor
  const quotient = (product - remainder) / divisor
  return rounding === 'half_up' && remainder >= divisor - remainder ? quotient + 1 : quotient
}

function mulDivBig(value: number, factor: number, divisor: number, rounding: 'half_up' | 'down'): number {
  const product = BigInt(value) * BigInt(factor)
  const whole = BigInt(divisor)
  const remainder = product % whole
  const up = rounding === 'half_up' && remainder * 2n >= whole ? 1n : 0n
  const result = Number(product / whole + up)
  if (!Number.isSafeInteger(result)) throw new RangeError(`mulDiv of ${value} × ${factor} ÷ ${divisor} overflows`)
  return result
}

const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0
