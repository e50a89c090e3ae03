import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Site } from '@longmall/server/src/kernel/context.ts'
import { diskStore, mediaStore } from '@longmall/server/src/media/storage/media-store.ts'
import type { Manifest } from './manifest.ts'
import { writePart } from './chunks.ts'
import type { BackupStorage } from './storage.ts'

type FileOfBackup = Manifest['files'][number]
interface Source {
  path: string
  in: 'disk' | 'bucket'
  /** Null when it is gone. */
  open: () => Promise<Readable | Iterable<Buffer> | null>
}

const folders = ['/media', '/anchors']
const concurrency = 8

/** Does the work of all, a few at a time. */
export async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += concurrency) await Promise.all(all.slice(from, from + concurrency).map(work))
}

/**
 * Stores pictures and ledger anchors, from the disk and from the bucket that is set. A file is never changed under its name; one that
 * was removed in the meantime, because nothing shows it any more, is left out.
 */
export async function copyFiles(site: Site, storage: BackupStorage, key: Buffer | null): Promise<FileOfBackup[]> {
  const sources = await sourcesOf(site)
  const done: FileOfBackup[] = []
  await eachOf(sources, async ({ path, open, in: storedIn }) => {
    try {
      const content = await open()
      if (content) done.push({ ...(await writePart(storage, key, `files/${storedIn}${path}`, content)), path: path.slice(1), in: storedIn })
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  })
  return done.sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function sourcesOf(site: Site): Promise<Source[]> {
  const sources: Source[] = []
  const store = mediaStore(site)
  for (const folder of folders) {
    for await (const path of diskStore(site).list(folder))
      sources.push({ path, in: 'disk', open: async () => createReadStream(join(site.config.dataDir, path)) })
    if (!store.isRemote) continue
    for await (const path of store.list(folder))
      sources.push({ path, in: 'bucket', open: async () => store.read(path).then((bytes) => bytes && [Buffer.from(bytes)]) })
  }
  return sources
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
