import { sendFile } from '../../shell/call/send-file.ts'
import { currentLanguage } from '../../shell/language.tsx'

export interface UploadedFile {
  file_key: string
  name: string
  bytes: number
}

/** Maximum size of a file in bytes, by the server. */
export const maxBytes = 16 * 1024 * 1024

/** Sends a file for a work; `onProgress` is called with the uploaded percentage, from 0 to 100. */
export const uploadFile = (file: File, onProgress: (percent: number) => void): Promise<UploadedFile> =>
  sendFile(`/api/work-file?name=${encodeURIComponent(file.name)}`, {
    body: file,
    headers: { language: currentLanguage(), 'content-type': 'application/octet-stream' },
    timeout: 300_000,
    onProgress,
  })
