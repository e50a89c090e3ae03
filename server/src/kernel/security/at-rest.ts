import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Keys } from '../context.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const keyFor = (keys: Keys, purpose: string) => Buffer.from(hkdfSync('sha256', keys.sign, '', `at rest: ${purpose}`, 32))

/**
 * A secret as the database may hold it: AES-256-GCM under a key of this installation, made for the purpose.
 * `subject` names the row: a secret moved into another row does not open there.
 */
export function sealAtRest(keys: Keys, purpose: string, subject: string, secret: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyFor(keys, purpose), iv).setAAD(Buffer.from(subject))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, sealed, cipher.getAuthTag()])
}

/** The secret again; null when it was sealed by another installation, for another row, or altered. */
export function openAtRest(keys: Keys, purpose: string, subject: string, stored: Buffer): Buffer | null {
  const [iv, tag] = [stored.subarray(0, ivBytes), stored.subarray(-tagBytes)]
  if (stored.length < ivBytes + tagBytes) return null
  const cipher = createDecipheriv(algorithm, keyFor(keys, purpose), iv, { authTagLength: tagBytes }).setAAD(Buffer.from(subject))
  try {
    cipher.setAuthTag(tag)
    return Buffer.concat([cipher.update(stored.subarray(ivBytes, -tagBytes)), cipher.final()])
  } catch {
    return null
  }
}
