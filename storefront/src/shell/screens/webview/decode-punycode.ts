// RFC 3492 with the parameters of IDNA.
const base = 36
const tMin = 1
const tMax = 26
const skew = 38
const damp = 700
const prefix = 'xn--'

function adapt(delta: number, points: number, isFirst: boolean): number {
  let k = 0
  let left = isFirst ? Math.floor(delta / damp) : Math.floor(delta / 2)
  left += Math.floor(left / points)
  while (left > ((base - tMin) * tMax) / 2) {
    left = Math.floor(left / (base - tMin))
    k += base
  }
  return k + Math.floor(((base - tMin + 1) * left) / (left + skew))
}

/** 0 to 25 for a letter, 26 to 35 for a digit; NaN for anything else. */
const digitOf = (sign: string) => (/[a-z]/.test(sign) ? sign.charCodeAt(0) - 97 : /\d/.test(sign) ? Number(sign) + 26 : Number.NaN)

/** One label without its `xn--`; null when it is no Punycode. */
function decodeLabel(label: string): string | null {
  if (label === '') return null
  const at = label.lastIndexOf('-')
  const points = at > 0 ? Array.from(label.slice(0, at), (sign) => sign.codePointAt(0)!) : []
  let n = 128
  let i = 0
  let bias = 72
  for (let from = at > 0 ? at + 1 : 0; from < label.length;) {
    const before = i
    for (let weight = 1, k = base; ; k += base) {
      const digit = digitOf(label[from++] ?? '')
      if (Number.isNaN(digit)) return null
      i += digit * weight
      const t = Math.min(Math.max(k - bias, tMin), tMax)
      if (digit < t) break
      weight *= base - t
    }
    bias = adapt(i - before, points.length + 1, before === 0)
    n += Math.floor(i / (points.length + 1))
    i %= points.length + 1
    if (n > 0x10ffff) return null
    points.splice(i++, 0, n)
  }
  return String.fromCodePoint(...points)
}

/** The Unicode form of a host: `xn--bcher-kva.example` is `bücher.example`. A label that is not valid Punycode is unchanged. */
export const decodePunycode = (host: string): string =>
  host
    .split('.')
    .map((label) => (label.startsWith(prefix) ? (decodeLabel(label.slice(prefix.length)) ?? label) : label))
    .join('.')
