import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Refusal } from '../../kernel/refusal.ts'

const folderOf = (dataDir: string) => join(dataDir, 'work')
const pathOf = (dataDir: string, key: string) => {
  if (!/^[a-f0-9]{32}$/.test(key)) throw new Refusal('work.file_unknown')
  return join(folderOf(dataDir), key)
}

/** Writes a stream below the data folder under a random name, whole or not at all; answers the name and how many bytes it has. */
export async function keepFile(
  dataDir: string,
  chunks: AsyncIterable<string | Uint8Array>,
  signal?: AbortSignal,
): Promise<{ file_key: string; bytes: number }> {
  const file_key = randomBytes(16).toString('hex')
  const path = pathOf(dataDir, file_key)
  const part = `${path}.part`
  await mkdir(folderOf(dataDir), { recursive: true })
  let bytes = 0
  try {
    const file = await open(part, 'wx', 0o600)
    try {
      for await (const chunk of chunks) {
        signal?.throwIfAborted()
        const given = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
        bytes += given.byteLength
        await file.writeFile(given)
      }
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return { file_key, bytes }
}

/** A kept file's content. */
export const readKept = (dataDir: string, key: string): Promise<Buffer> => readFile(pathOf(dataDir, key))

/** A kept file as a stream, with its bytes; null when it is gone. */
export async function openKept(dataDir: string, key: string) {
  const path = pathOf(dataDir, key)
  const known = await stat(path).catch(() => null)
  return known && { bytes: known.size, stream: createReadStream(path) }
}

export const dropKept = (dataDir: string, key: string): Promise<void> => rm(pathOf(dataDir, key), { force: true })
