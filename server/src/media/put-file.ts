import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

export type WriteBytes = (path: string, bytes: Uint8Array) => Promise<void>

/** The temporary path of a file. */
export const partOf = (path: string) => `${path}.part`

/** Writes a file atomically: to a temporary path, then renamed. Throws the error of the disk. */
export async function putFile(path: string, bytes: Uint8Array, write: WriteBytes = writeNewFile): Promise<void> {
  const part = partOf(path)
  try {
    await mkdir(dirname(path), { recursive: true })
    await write(part, bytes)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw error
  }
}

// On the disk before its name is: a power cut leaves no empty picture under a name that an answer gave out.
async function writeNewFile(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** For names that are given more than once: over what an interrupted write left. */
export const overwriteFile: WriteBytes = async (path, bytes) => {
  await rm(path, { force: true })
  await writeNewFile(path, bytes)
}
