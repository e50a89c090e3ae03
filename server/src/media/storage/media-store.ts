import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../../kernel/context.ts'
import { readSetting } from '../../kernel/settings.ts'
import { partOf, putFile, type WriteBytes } from '../put-file.ts'
import { bucketStore } from './bucket-store.ts'
import { storageSettings as own } from './settings.ts'

/** Where pictures are kept, each under the path it is shown at, `/media/u/ab/….webp`. Errors are those of the disk or the service. */
export interface MediaStore {
  /** For operators: a folder, or an address with the bucket. */
  place: string
  /** Over a network: not to be waited for within a transaction. */
  isRemote: boolean
  put: (path: string, bytes: Uint8Array) => Promise<void>
  /** Null when there is none. */
  read: (path: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Nothing happens when there is none. */
  remove: (path: string) => Promise<void>
}

/** The place that is set (`storage.kind`), the disk where nothing else is. */
export function mediaStore(site: Site, write?: WriteBytes): MediaStore {
  const read: Parameters<typeof bucketStore>[0] = (setting) => readSetting(site.shared.settings, setting)
  return read(own.kind) === 's3' ? bucketStore(read) : diskStore(site, write)
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The data folder of the server. */
export function diskStore({ config }: Site, write?: WriteBytes): MediaStore {
  const fileOf = (path: string) => join(config.dataDir, path)
  return {
    place: join(config.dataDir, 'media'),
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
  }
}
