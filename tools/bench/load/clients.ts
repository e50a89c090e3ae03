/** So many that none of them meets a limit that a shop has by default. */
const many = 16_384

/** `count` client addresses in turn, of a network by its second number. */
export function clientsInTurn(count = many, network = 16): () => string {
  let next = 0
  return () => {
    const n = next++ % count
    return `10.${network + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`
  }
}

/** The header by which a proxy names the client of a request. */
export const forwardedFor = (client: string) => `x-forwarded-for: ${client}\r\n`

const all = clientsInTurn()
/** That header for a request which comes from anybody. */
export const anyClient = () => forwardedFor(all())
