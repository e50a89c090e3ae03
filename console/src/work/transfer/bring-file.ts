import { sendFile } from '../../shell/call/send-file.ts'
import { currentLanguage } from '../../shell/language.tsx'

export interface BroughtFile {
  file_key: string
  name: string
  bytes: number
}

/** Bytes of the largest file that the server takes. */
export const mostBytes = 16 * 1024 * 1024

/** Sends a file for a work; `onProgress` is told how much of it is there, from 0 to 100. */
export const bringFile = (file: File, onProgress: (percent: number) => void): Promise<BroughtFile> =>
  sendFile(`/api/work-file?name=${encodeURIComponent(file.name)}`, {
    body: file,
    headers: { language: currentLanguage(), 'content-type': 'application/octet-stream' },
    timeout: 300_000,
    onProgress,
  })
