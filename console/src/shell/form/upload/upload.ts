import type { StaffUploaded, StaffUploadPath } from '@longmall/contract/upload.ts'
import { sendFile } from '../../call/send-file.ts'
import { currentLanguage } from '../../language.tsx'

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif'
export const videoTypes = 'video/mp4,video/webm'

/** Sends a picture or a video to the server; `onProgress` is called with the uploaded percentage, from 0 to 100. */
export function upload(path: StaffUploadPath, file: File, onProgress: (percent: number) => void): Promise<StaffUploaded> {
  const body = new FormData()
  body.set('language', currentLanguage())
  body.set('file', file)
  return sendFile(`/api/upload/${path}`, { body, timeout: 120_000, onProgress })
}
