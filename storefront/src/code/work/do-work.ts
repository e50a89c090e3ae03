import { type Challenge, type DeriveKeyFunction, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { plainDeriveKey } from './plain-pbkdf2.ts'

// `crypto.subtle` requires a secure context, which a shop on a local network over HTTP is not.
const ownDeriveKey: DeriveKeyFunction = globalThis.crypto.subtle === undefined ? plainDeriveKey : deriveKey
const limitMs = 120_000

/** Searches the round that a challenge was made from; returns the value of `work`, or null after the timeout. */
export async function doWork(work: string, onProgress: (share: number) => void): Promise<string | null> {
  const challenge = JSON.parse(work) as Challenge
  const maxAttempts = Number(challenge.parameters.data?.most)
  let rounds = 0
  const solution = await solveChallenge({
    challenge,
    timeout: limitMs,
    deriveKey: (...round) => {
      if (++rounds % 8 === 0) onProgress(rounds / maxAttempts)
      return ownDeriveKey(...round)
    },
  })
  return solution && JSON.stringify({ challenge, solution })
}
