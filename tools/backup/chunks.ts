import type { Readable } from 'node:stream'
import type { PartOfBackup } from './manifest.ts'
import type { BackupStorage } from './storage.ts'
import { hashOf, decryptChunk, encryptChunk } from './encrypt-chunk.ts'

export const chunkBytes = 8 * 1024 * 1024

const nameOfChunk = (part: string, index: number) => `${part}.${String(index + 1).padStart(4, '0')}`

/** Stores a stream in chunks; one of them is in memory at a time. */
export async function writePart(
  storage: BackupStorage,
  key: Buffer | null,
  name: string,
  source: Readable | Iterable<Buffer>,
): Promise<PartOfBackup> {
  const part: PartOfBackup = { name, pieces: [] }
  let waiting: Buffer[] = []
  let size = 0
  const flush = async (bytes: Buffer) => {
    const chunkPath = nameOfChunk(name, part.pieces.length)
    const stored = encryptChunk(key, chunkPath, bytes)
    await storage.write(chunkPath, stored)
    part.pieces.push({ bytes: stored.length, sha256: hashOf(stored) })
  }
  for await (const chunk of source as AsyncIterable<Buffer>)
    for (let rest = chunk; rest.length;) {
      const taken = rest.subarray(0, chunkBytes - size)
      rest = rest.subarray(taken.length)
      waiting.push(taken)
      size += taken.length
      if (size < chunkBytes) continue
      await flush(Buffer.concat(waiting))
      waiting = []
      size = 0
    }
  if (size || !part.pieces.length) await flush(Buffer.concat(waiting))
  return part
}

/** The stream again, each piece checked before it is given. */
export async function* readPart(storage: BackupStorage, key: Buffer | null, part: PartOfBackup): AsyncGenerator<Buffer> {
  for (const [index, chunk] of part.pieces.entries()) {
    const name = nameOfChunk(part.name, index)
    const stored = await storage.read(name)
    if (!stored) throw new Error(`the backup is not whole: ${name} is missing`)
    if (stored.length !== chunk.bytes || hashOf(stored) !== chunk.sha256)
      throw new Error(`the backup is damaged: ${name} is not what was written`)
    const bytes = decryptChunk(key, name, stored)
    if (!bytes) throw new Error(`${name} does not open with this BACKUP_KEY`)
    yield bytes
  }
}

export async function readWhole(storage: BackupStorage, key: Buffer | null, part: PartOfBackup): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const bytes of readPart(storage, key, part)) all.push(bytes)
  return Buffer.concat(all)
}
