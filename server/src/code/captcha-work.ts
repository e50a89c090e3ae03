import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Context, Site } from '../kernel/context.ts'
import { keyFor } from './keyed-hash.ts'
import { codeSettings as own } from './settings.ts'

// One round: about 2 ms on a desk, 5 on a slow phone.
const iterations = 5000

const secretsOf = (site: Site) => ({
  hmacSignatureSecret: keyFor(site, 'captcha work').toString('hex'),
  hmacKeySignatureSecret: keyFor(site, 'captcha work key').toString('hex'),
})

/** A challenge for this captcha alone, as JSON: its answer is the number of a round, at most `captcha_work`, found only by doing them. */
export async function makeWork({ site, setting }: Context, captcha_id: string): Promise<string> {
  const most = setting(own.captcha_work)
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: iterations,
    counter: randomInt(most),
    data: { captcha_id, most },
    deriveKey,
    ...secretsOf(site),
  })
  return JSON.stringify(challenge)
}

/** Was the work of this captcha done? `work` is JSON of `{challenge, solution}`; whatever cannot be read was not. */
export async function isWorkDone(site: Site, captcha_id: string, work: string): Promise<boolean> {
  try {
    const { challenge, solution } = JSON.parse(work) as Payload
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(site) })
    return verified && challenge.parameters.data?.captcha_id === captcha_id
  } catch {
    return false
  }
}
