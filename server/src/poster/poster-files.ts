import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** Drawn posters of a folder, up to a number of bytes: what was read longest ago is deleted first. */
export class PosterFiles {
  private readonly folder: string
  private readonly sizes: LRUCache<string, number>

  /** Finds what an earlier process left, the last written first to stay. */
  constructor(folder: string, maxBytes: number) {
    this.folder = folder
    this.sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => size,
      dispose: (_, key, reason) => {
        if (reason === 'evict') rmSync(this.fileOf(key), { force: true })
      },
    })
    mkdirSync(folder, { recursive: true })
    const names = readdirSync(folder)
    for (const name of names) if (name.endsWith('.part')) rmSync(join(folder, name), { force: true })
    const found = names
      .filter((name) => name.endsWith('.png'))
      .map((name) => ({ key: name.slice(0, -4), ...pick(statSync(join(folder, name))) }))
    for (const { key, size } of found.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) this.sizes.set(key, Math.max(1, size))
  }

  /** The file's bytes, also where another process of the folder drew it; null when it is not there. */
  async read(key: string): Promise<Buffer<ArrayBuffer> | null> {
    const bytes = await readFile(this.fileOf(key)).catch(() => null)
    if (bytes === null) this.sizes.delete(key)
    else if (this.sizes.get(key) === undefined) this.sizes.set(key, bytes.length)
    return bytes
  }

  /** Not synchronised to the disk: what a power cut takes is drawn again. */
  async write(key: string, bytes: Uint8Array): Promise<void> {
    const part = `${this.fileOf(key)}.${randomUUID()}.part`
    try {
      await writeFile(part, bytes)
      await rename(part, this.fileOf(key))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    this.sizes.set(key, bytes.length)
  }

  get bytes(): number {
    return this.sizes.calculatedSize
  }

  private fileOf(key: string): string {
    return join(this.folder, `${key}.png`)
  }
}

const pick = ({ size, mtimeMs }: { size: number; mtimeMs: number }) => ({ size, mtimeMs })
