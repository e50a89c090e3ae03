import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url'

/**
 * Reads QR codes in browsers that cannot; a megabyte, fetched when a camera or a picture is first read. From our own files: the library's
 * default is another company's server.
 */
export async function createWasmDetector() {
  await prepareZXingModule({ overrides: { locateFile: () => wasmAddress }, fireImmediately: true })
  return new BarcodeDetector({ formats: ['qr_code'] })
}
