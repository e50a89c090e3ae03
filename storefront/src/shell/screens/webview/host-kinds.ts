/** A host of digits: IPv4 as browsers normalise every notation of it, or IPv6 in brackets. */
export const isNumericHost = (host: string) => host.startsWith('[') || /^\d{1,3}(?:\.\d{1,3}){3}\.?$/.test(host)

const privateFours = [
  /^0\./,
  /^10\./,
  /^127\./,
  /^169\.254\./,
  /^192\.168\./,
  /^172\.(?:1[6-9]|2\d|3[01])\./,
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
]
const isPrivateFour = (address: string) => privateFours.some((range) => range.test(address))

/** `::ffff:7f00:1` is 127.0.0.1. */
function fourWithin(six: string): string | null {
  const parts = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(six)
  if (!parts) return null
  const [high, low] = [Number.parseInt(parts[1]!, 16), Number.parseInt(parts[2]!, 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Does a host name this device, or something in its own network, that a page of the shop has no business with? */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  if (host.startsWith('[')) {
    const six = host.slice(1, -1)
    const four = fourWithin(six)
    return four ? isPrivateFour(four) : /^(?:::1?$|f[cd]|fe[89ab])/.test(six)
  }
  if (isNumericHost(host)) return isPrivateFour(host)
  return !host.includes('.') || /\.(?:localhost|local|internal|lan|home|home\.arpa)$/.test(host)
}
