import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const keyBytes = 32

/** The key of backups as the environment gives it (base64url, 32 bytes); null when none is given. */
export function readBackupKey(env: NodeJS.ProcessEnv = process.env): Buffer | null {
  if (!env.BACKUP_KEY) return null
  const key = Buffer.from(env.BACKUP_KEY, 'base64url')
  if (key.length < keyBytes) throw new Error(`BACKUP_KEY must be ${keyBytes} bytes in base64url`)
  return key
}

/** Of one backup: chunks of another one, made with the same key, cannot be decrypted in it. */
export const keyOfBackup = (key: Buffer, id: string): Buffer => Buffer.from(hkdfSync('sha256', key, id, 'longmall backup', keyBytes))

/** A chunk as it is stored. It can be decrypted under its own name only, so that chunks cannot be swapped. */
export function encryptChunk(key: Buffer | null, name: string, bytes: Buffer): Buffer {
  if (key === null) return bytes
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(name))
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** The piece again; null when it was sealed with another key or under another name, or is damaged. */
export function decryptChunk(key: Buffer | null, name: string, stored: Buffer): Buffer | null {
  if (key === null) return stored
  if (stored.length < ivBytes + tagBytes) return null
  const cipher = createDecipheriv(algorithm, key, stored.subarray(0, ivBytes), { authTagLength: tagBytes }).setAAD(Buffer.from(name))
  try {
    cipher.setAuthTag(stored.subarray(-tagBytes))
    return Buffer.concat([cipher.update(stored.subarray(ivBytes, -tagBytes)), cipher.final()])
  } catch {
    return null
  }
}

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
