import type { DeriveKeyFunction } from 'altcha-lib'

// PBKDF2 with HMAC-SHA-256 (RFC 8018, FIPS 180-4) in plain arithmetic: it protects no secret here, it only costs time.

const isPrime = (number: number) => {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false
  return true
}
const primes = Array.from({ length: 310 }, (_, index) => index + 2).filter(isPrime)
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const roundKeys = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)))
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const schedule = new Int32Array(64)
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** Works one block of 16 words into the 8 words of `state`; the result lands in `into`. */
function compress(state: Int32Array, block: Int32Array, into: Int32Array) {
  schedule.set(block)
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15]!
    const late = schedule[i - 2]!
    const mixed = (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))
    schedule[i] = (schedule[i - 16]! + schedule[i - 7]! + mixed) | 0
  }
  // Separate variables: a destructured array is three times as slow here.
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  let f = state[5]!
  let g = state[6]!
  let h = state[7]!
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + roundKeys[i]! + schedule[i]!) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  into[0] = state[0]! + a
  into[1] = state[1]! + b
  into[2] = state[2]! + c
  into[3] = state[3]! + d
  into[4] = state[4]! + e
  into[5] = state[5]! + f
  into[6] = state[6]! + g
  into[7] = state[7]! + h
}

/** 16 words of a block from at most 64 bytes; with `length`, the last block of a text of so many bytes. */
function blockOf(bytes: Uint8Array, length?: number): Int32Array {
  const filled = new Uint8Array(64)
  filled.set(bytes)
  const view = new DataView(filled.buffer)
  if (length !== undefined) {
    filled[bytes.length] = 0x80
    view.setUint32(60, length * 8)
  }
  return Int32Array.from({ length: 16 }, (_, index) => view.getInt32(index * 4))
}

/** 32 bytes of PBKDF2-HMAC-SHA-256 for a password of at most 64 bytes and a salt of at most 51. */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, iterations: number): Uint8Array {
  const key = blockOf(password)
  const [inner, outer] = [0x36363636, 0x5c5c5c5c].map((pad) => {
    const state = new Int32Array(8)
    compress(
      start,
      key.map((word) => word ^ pad),
      state,
    )
    return state
  }) as [Int32Array, Int32Array]
  const digest = new Int32Array(8)
  // What is hashed from the second time on: a digest of 32 bytes after the 64 of the pad.
  const block = blockOf(new Uint8Array(32), 96)
  const sum = new Int32Array(8)
  const first = new Uint8Array([...salt, 0, 0, 0, 1])
  for (let i = 0; i < iterations; i++) {
    compress(inner, i === 0 ? blockOf(first, 64 + first.length) : block, digest)
    block.set(digest)
    compress(outer, block, digest)
    block.set(digest)
    for (let word = 0; word < 8; word++) sum[word]! ^= digest[word]!
  }
  const bytes = new Uint8Array(32)
  sum.forEach((word, index) => new DataView(bytes.buffer).setInt32(index * 4, word))
  return bytes
}

/** The same rounds as the browser's own PBKDF2, for contexts without it. */
export const plainDeriveKey: DeriveKeyFunction = (parameters, salt, password) =>
  Promise.resolve({ parameters: {}, derivedKey: pbkdf2(password, salt, parameters.cost).subarray(0, parameters.keyLength) })
