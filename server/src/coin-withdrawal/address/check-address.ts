import type { CoinNetwork } from '@longmall/contract/coin-withdrawal.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

const base58check = createBase58check(sha256)

/** An address as it is stored, or what is wrong with it: its form, or its form is right and its checksum is not. */
type Check = { address: string } | 'form' | 'checksum'

const failing = (check: () => boolean): boolean => {
  try {
    return check()
  } catch {
    return false
  }
}

/** EIP-55: the case of each letter is a bit of the hash of the address. */
function toChecksumCase(hex: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex)))
  return `0x${[...hex].map((digit, n) => (Number.parseInt(hash[n]!, 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`
}

function checkEthereum(text: string): Check {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return 'form'
  const hex = text.slice(2)
  const address = toChecksumCase(hex.toLowerCase())
  // In one case alone there is no checksum to be wrong (EIP-55).
  const isPlain = hex === hex.toLowerCase() || hex === hex.toUpperCase()
  return isPlain || address === text ? { address } : 'checksum'
}

function checkTron(text: string): Check {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return 'form'
  const isRight = failing(() => {
    const bytes = base58check.decode(text)
    return bytes.length === 21 && bytes[0] === 0x41
  })
  return isRight ? { address: text } : 'checksum'
}

function checkBitcoin(text: string): Check {
  if (/^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(text)) {
    const isRight = failing(() => {
      const bytes = base58check.decode(text)
      return bytes.length === 21 && (bytes[0] === 0x00 || bytes[0] === 0x05)
    })
    return isRight ? { address: text } : 'checksum'
  }
  if (!/^(bc1[0-9a-z]{8,87}|BC1[0-9A-Z]{8,87})$/.test(text)) return 'form'
  return failing(() => isSegwit(text.toLowerCase())) ? { address: text.toLowerCase() } : 'checksum'
}

/** BIP-173 and BIP-350: version 0 by bech32, of 20 or 32 bytes; later versions by bech32m, of 2 to 40, taproot of 32. */
function isSegwit(text: string): boolean {
  const coder = text[3] === 'q' ? bech32 : bech32m
  const { prefix, words } = coder.decode(text as `bc1${string}`)
  const [version, ...program] = words
  const { length } = coder.fromWords(program)
  if (prefix !== 'bc' || version === undefined || version > 16) return false
  if (version === 0) return length === 20 || length === 32
  return version === 1 ? length === 32 : length >= 2 && length <= 40
}

const checks: Record<CoinNetwork, (text: string) => Check> = { ethereum: checkEthereum, tron: checkTron, bitcoin: checkBitcoin }

/**
 * A wallet address of a network, with its checksum, as it is stored. `of_other_network`: it has the form of another one's, to which coins
 * sent would be lost.
 */
export function checkAddress(
  network: CoinNetwork,
  text: string,
): { address: string } | { error: 'form' | 'checksum' } | { error: 'of_other_network'; other: CoinNetwork } {
  const own = checks[network](text)
  if (typeof own === 'object') return own
  if (own === 'checksum') return { error: 'checksum' }
  const other = (Object.keys(checks) as CoinNetwork[]).find((one) => checks[one](text) !== 'form')
  return other === undefined ? { error: 'form' } : { error: 'of_other_network', other }
}
