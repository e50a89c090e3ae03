import { succeeded, type RefusalData } from '@longmall/contract/errors.ts'
import type { StaffUploaded, StaffUploadPath } from '@longmall/contract/upload.ts'
import { CallFailure } from '../../call/call.ts'
import { readToken } from '../../call/storage.ts'
import { currentLanguage } from '../../language.tsx'

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif'
export const filmTypes = 'video/mp4,video/webm'

/** Sends a file to the server; `tell` hears how much of it is there, from 0 to 100. By XMLHttpRequest: fetch does not tell. */
export function upload(path: StaffUploadPath, file: File, tell: (percent: number) => void): Promise<StaffUploaded> {
  const form = new FormData()
  form.set('language', currentLanguage())
  form.set('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/upload/${path}`)
    request.setRequestHeader('token', readToken() ?? '')
    request.responseType = 'json'
    request.timeout = 120_000
    request.upload.onprogress = ({ loaded, total }) => tell(total ? Math.round((loaded / total) * 100) : 0)
    request.onerror = request.ontimeout = () => reject(new CallFailure('', 0))
    request.onload = () => {
      const answer = request.response as { code: number; message: string; data: unknown } | null
      if (!answer) reject(new CallFailure('', 0))
      else if (succeeded(answer.code)) resolve(answer.data as StaffUploaded)
      else reject(new CallFailure(answer.message, answer.code, answer.data as RefusalData))
    }
    request.send(form)
  })
}
