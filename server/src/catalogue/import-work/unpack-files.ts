import { unzipSync } from 'fflate'
import { Refusal } from '../../kernel/refusal.ts'

export interface GivenFile {
  name: string
  bytes: Buffer
}

// What the process of long work reads well within the time after which it would be taken for dead.
const mostBytes = 16 * 1024 * 1024
const mostFiles = 200

const isZip = ({ bytes }: GivenFile) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
// What a Mac puts beside each file, and what hides.
const isCsv = (name: string) => /\.csv$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name)

/** Product files as they are, and the CSV files of ZIPs by name; refuses `import.zip_broken`, `import.zip_empty`, `import.zip_large`. */
export function unpackFiles(files: readonly GivenFile[]): GivenFile[] {
  let bytes = 0
  let count = 0
  const admit = (size: number) => {
    bytes += size
    if (bytes > mostBytes || ++count > mostFiles)
      throw new Refusal('import.zip_large', { megabytes: mostBytes / 1024 / 1024, files: mostFiles })
  }
  return files.flatMap((file) => {
    if (isZip(file)) return unzip(file, admit)
    admit(file.bytes.length)
    return [file]
  })
}

function unzip(file: GivenFile, admit: (size: number) => void): GivenFile[] {
  let found: Record<string, Uint8Array>
  try {
    found = unzipSync(file.bytes, {
      filter: ({ name, originalSize }) => {
        if (!isCsv(name)) return false
        admit(originalSize)
        return true
      },
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('import.zip_broken')
  }
  const names = Object.keys(found).toSorted()
  if (names.length === 0) throw new Refusal('import.zip_empty')
  return names.map((name) => ({ name: name.split('/').at(-1)!, bytes: Buffer.from(found[name]!) }))
}
