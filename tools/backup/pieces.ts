import type { Readable } from 'node:stream'
import type { PartOfBackup } from './manifest.ts'
import type { Place } from './place.ts'
import { hashOf, openPiece, sealPiece } from './seal-piece.ts'

export const pieceBytes = 8 * 1024 * 1024

const nameOfPiece = (part: string, index: number) => `${part}.${String(index + 1).padStart(4, '0')}`

/** Stores a stream in pieces; one of them is in memory at a time. */
export async function writePart(
  place: Place,
  key: Buffer | null,
  name: string,
  source: Readable | Iterable<Buffer>,
): Promise<PartOfBackup> {
  const part: PartOfBackup = { name, pieces: [] }
  let waiting: Buffer[] = []
  let size = 0
  const put = async (bytes: Buffer) => {
    const piece = nameOfPiece(name, part.pieces.length)
    const stored = sealPiece(key, piece, bytes)
    await place.put(piece, stored)
    part.pieces.push({ bytes: stored.length, sha256: hashOf(stored) })
  }
  for await (const chunk of source as AsyncIterable<Buffer>)
    for (let rest = chunk; rest.length;) {
      const taken = rest.subarray(0, pieceBytes - size)
      rest = rest.subarray(taken.length)
      waiting.push(taken)
      size += taken.length
      if (size < pieceBytes) continue
      await put(Buffer.concat(waiting))
      waiting = []
      size = 0
    }
  if (size || !part.pieces.length) await put(Buffer.concat(waiting))
  return part
}

/** The stream again, each piece checked before it is given. */
export async function* readPart(place: Place, key: Buffer | null, part: PartOfBackup): AsyncGenerator<Buffer> {
  for (const [index, piece] of part.pieces.entries()) {
    const name = nameOfPiece(part.name, index)
    const stored = await place.read(name)
    if (!stored) throw new Error(`the backup is not whole: ${name} is missing`)
    if (stored.length !== piece.bytes || hashOf(stored) !== piece.sha256)
      throw new Error(`the backup is damaged: ${name} is not what was written`)
    const bytes = openPiece(key, name, stored)
    if (!bytes) throw new Error(`${name} does not open with this BACKUP_KEY`)
    yield bytes
  }
}

export async function readWhole(place: Place, key: Buffer | null, part: PartOfBackup): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const bytes of readPart(place, key, part)) all.push(bytes)
  return Buffer.concat(all)
}
