import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer
prepareZXingModule({ overrides: { wasmBinary } })

/** What the codes of a picture say. */
export async function readCodes(png: Uint8Array): Promise<string[]> {
  const found = await readBarcodes(png, { formats: ['QRCode'] })
  return found.map(({ text }) => text)
}
