import { unzipSync } from 'fflate'
import { Refusal } from '../../kernel/refusal.ts'

export interface ImportFile {
  name: string
  bytes: Buffer
}

// What the process of long work reads well within the time after which it would be taken for dead.
const maxBytes = 16 * 1024 * 1024
const maxFiles = 200

const isZip = ({ bytes }: ImportFile) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
// Metadata files of macOS, and hidden files.
const isCsv = (name: string) => /\.csv$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name)

/** Product files as they are, and the CSV files of ZIPs by name; refuses `import.zip_broken`, `import.zip_empty`, `import.zip_large`. */
export function unpackFiles(files: readonly ImportFile[]): ImportFile[] {
  let bytes = 0
  let count = 0
  const countFile = (size: number) => {
    bytes += size
    if (bytes > maxBytes || ++count > maxFiles)
      throw new Refusal('import.zip_large', { megabytes: maxBytes / 1024 / 1024, files: maxFiles })
  }
  return files.flatMap((file) => {
    if (isZip(file)) return unzip(file, countFile)
    countFile(file.bytes.length)
    return [file]
  })
}

function unzip(file: ImportFile, countFile: (size: number) => void): ImportFile[] {
  let entries: Record<string, Uint8Array>
  try {
    entries = unzipSync(file.bytes, {
      filter: ({ name, originalSize }) => {
        if (!isCsv(name)) return false
        countFile(originalSize)
        return true
      },
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('import.zip_broken')
  }
  const names = Object.keys(entries).toSorted()
  if (names.length === 0) throw new Refusal('import.zip_empty')
  return names.map((name) => ({ name: name.split('/').at(-1)!, bytes: Buffer.from(entries[name]!) }))
}
