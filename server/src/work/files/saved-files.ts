import { randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { diskStore, mediaStore } from '../../media/storage/media-store.ts'

const pathOf = (key: string) => {
  if (!/^[a-f0-9]{32}$/.test(key)) throw new Refusal('work.file_unknown')
  return `/work/${key}`
}

/**
 * Keeps a stream under a random name, whole or not at all, where pictures are stored: several hosts see the same files in a bucket.
 * Answers the name and how many bytes it has.
 */
export async function saveFile(
  site: Site,
  chunks: AsyncIterable<string | Uint8Array>,
  signal?: AbortSignal,
): Promise<{ file_key: string; bytes: number }> {
  const file_key = randomBytes(16).toString('hex')
  const folder = join(site.config.dataDir, 'work')
  const part = join(folder, `${file_key}.part`)
  await mkdir(folder, { recursive: true })
  try {
    const bytes = await writePart(part, chunks, signal)
    await mediaStore(site).moveIn(pathOf(file_key), part)
    return { file_key, bytes }
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function writePart(part: string, chunks: AsyncIterable<string | Uint8Array>, signal?: AbortSignal): Promise<number> {
  let bytes = 0
  const file = await open(part, 'wx', 0o600)
  try {
    for await (const chunk of chunks) {
      signal?.throwIfAborted()
      const data = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
      bytes += data.byteLength
      await file.writeFile(data)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return bytes
}

/** A stored file's content; null when it is gone. What this host's disk holds from before a bucket was set is found too. */
export async function readSavedFile(site: Site, key: string): Promise<Buffer | null> {
  const bytes = (await diskStore(site).read(pathOf(key))) ?? (await mediaStore(site).read(pathOf(key)))
  return bytes && Buffer.from(bytes)
}

/** A stored file as a stream, with its bytes; null when it is gone. */
export const openSavedFile = async (site: Site, key: string) =>
  (await diskStore(site).open(pathOf(key))) ?? (await mediaStore(site).open(pathOf(key)))

export async function deleteSavedFile(site: Site, key: string): Promise<void> {
  await diskStore(site).remove(pathOf(key))
  const store = mediaStore(site)
  if (store.isRemote) await store.remove(pathOf(key))
}
