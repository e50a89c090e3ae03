/** HMAC-SHA256 of a message under a draw's server seed: 32 bytes. */
export type Mac = (message: string) => Promise<Uint8Array>

/** A prize's share of the numbers. */
export interface Weight {
  prize_id: number
  weight: number
}

const wordsPerDigest = 8
const range = 2 ** 32

/**
 * The number of a draw, 0 to `total` − 1, all equally likely (R-20, docs/games.md). The HMAC of `seed:nonce` is read as
 * eight 32-bit numbers, the first of them below the greatest multiple of `total` counts; where none is, the HMAC of
 * `seed:nonce:1` is read, and so on. `total` is at least 1 and at most 2^32.
 */
export async function fairNumber(mac: Mac, clientSeed: string, nonce: number, total: number): Promise<number> {
  if (!Number.isInteger(total) || total < 1 || total > range) throw new RangeError(`no draw among ${total}`)
  const bound = range - (range % total)
  for (let round = 0; ; round++) {
    const bytes = await mac(round === 0 ? `${clientSeed}:${nonce}` : `${clientSeed}:${nonce}:${round}`)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let word = 0; word < wordsPerDigest; word++) {
      const value = view.getUint32(word * 4)
      if (value < bound) return value % total
    }
  }
}

/** The sum of the weights: how many numbers there are. */
export const totalOf = (weights: readonly Weight[]): number => weights.reduce((sum, { weight }) => sum + weight, 0)

/** The prize of a number: the weights' ranges follow one another from 0. Undefined from their sum on. */
export function prizeOf(weights: readonly Weight[], number: number): number | undefined {
  let below = 0
  return weights.find(({ weight }) => number < (below += weight))?.prize_id
}
