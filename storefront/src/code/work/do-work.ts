import { type Challenge, type DeriveKeyFunction, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { plainDeriveKey } from './plain-pbkdf2.ts'

// A browser gives its own cryptography to safe origins only; a shop in a local network is not one.
const ownDeriveKey: DeriveKeyFunction = globalThis.crypto.subtle === undefined ? plainDeriveKey : deriveKey
const limitMs = 120_000

/** Finds the round a challenge was made from; what goes back as `work`, or null when time was over. */
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
