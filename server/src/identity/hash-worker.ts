import { hash, verify } from '@node-rs/argon2'
import type { HashAnswer, HashJob } from './hash-password.ts'

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

async function answer({ id, secret, against }: HashJob): Promise<HashAnswer> {
  try {
    return { id, value: against === null ? await hash(secret, parameters) : await verify(against, secret) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

process.on('message', (job: HashJob) => void answer(job).then((done) => process.send?.(done)))
// It lives exactly as long as its parent, which may still have log-ins to finish after Ctrl-C.
process.on('disconnect', () => process.exit())
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
