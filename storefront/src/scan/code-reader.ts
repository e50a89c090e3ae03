import { fetchCode } from '../shell/load-code.ts'

/** Reads the QR code in a picture or in a frame of a video; null where there is none. */
export type CodeReader = (source: HTMLVideoElement | ImageBitmap) => Promise<string | null>

interface Detector {
  detect: (source: HTMLVideoElement | ImageBitmap) => Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

let loading: Promise<CodeReader> | undefined

/** The browser's own reader, or else one of ours, loaded once. Rejects where its code cannot be fetched or run. */
export function loadCodeReader(): Promise<CodeReader> {
  loading ??= load()
  loading.catch(() => (loading = undefined))
  return loading
}

async function load(): Promise<CodeReader> {
  const detector: Detector = (await ownDetector()) ?? (await wasmDetector())
  return async (source) => (await detector.detect(source)).find(({ rawValue }) => rawValue !== '')?.rawValue ?? null
}

async function ownDetector(): Promise<Detector | null> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? []
  return own && formats.includes('qr_code') ? new own({ formats: ['qr_code'] }) : null
}

async function wasmDetector(): Promise<Detector> {
  const { createWasmDetector } = await fetchCode(() => import('./wasm-reader.ts'))
  return createWasmDetector()
}
