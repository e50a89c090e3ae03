import { createReadStream } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Site } from '../../kernel/context.ts'
import { readSetting } from '../../kernel/settings.ts'
import { partOf, putFile, type WriteBytes } from '../put-file.ts'
import { bucketStore } from './bucket-store.ts'
import { storageSettings as own } from './settings.ts'

/** Where pictures are stored, each under the path it is shown at, `/media/u/ab/….webp`, files of works and anchors. Errors are those of the disk or the service. */
export interface MediaStore {
  /** For operators: a folder, or an address with the bucket. */
  location: string
  /** Over a network: not to be waited for within a transaction. */
  isRemote: boolean
  put: (path: string, bytes: Uint8Array) => Promise<void>
  /** Null when there is none. */
  read: (path: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Nothing happens when there is none. */
  remove: (path: string) => Promise<void>
  /** Moves a file of this host there. */
  moveIn: (path: string, file: string) => Promise<void>
  /** The content as it comes, and its bytes where they are known; null when there is none. */
  open: (path: string) => Promise<{ bytes: number | null; stream: Readable } | null>
  /** All that is kept below a folder such as `/media`, in no order. */
  list: (folder: string) => AsyncIterable<string>
}

/** The place that is set (`storage.kind`), the disk where nothing else is. */
export function mediaStore(site: Pick<Site, 'config' | 'shared'>, write?: WriteBytes): MediaStore {
  return readSetting(site.shared.settings, own.kind) === 's3' ? bucketStore(site.shared) : diskStore(site, write)
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The data folder of the server. */
export function diskStore({ config }: Pick<Site, 'config'>, write?: WriteBytes): MediaStore {
  const fileOf = (path: string) => join(config.dataDir, path)
  return {
    location: join(config.dataDir, 'media'),
    isRemote: false,
    put: (path, bytes) => putFile(fileOf(path), bytes, write),
    read: (path) =>
      readFile(fileOf(path)).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
    remove: async (path) => {
      await rm(fileOf(path), { force: true })
      await rm(partOf(fileOf(path)), { force: true })
    },
    moveIn: async (path, file) => {
      await mkdir(dirname(fileOf(path)), { recursive: true })
      await rename(file, fileOf(path))
    },
    open: async (path) => {
      const stats = await stat(fileOf(path)).catch(() => null)
      return stats && { bytes: stats.size, stream: createReadStream(fileOf(path)) }
    },
    list: (folder) => filesBelow(fileOf(folder), folder),
  }
}

async function* filesBelow(folder: string, name: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name), `${name}/${entry.name}`)
    // What is still being written is no file yet.
    else if (entry.isFile() && !entry.name.endsWith(partOf(''))) yield `${name}/${entry.name}`
  }
}
