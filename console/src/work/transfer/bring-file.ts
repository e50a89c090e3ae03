import { type RefusalData, succeeded } from '@longmall/contract/errors.ts'
import { CallFailure } from '../../shell/call/call.ts'
import { readToken } from '../../shell/call/storage.ts'
import { currentLanguage } from '../../shell/language.tsx'

export interface BroughtFile {
  file_key: string
  name: string
  bytes: number
}

/** Bytes of the largest file that the server takes. */
export const mostBytes = 16 * 1024 * 1024

/** Sends a file for a work; `tell` hears how much of it is there, from 0 to 100. By XMLHttpRequest: fetch does not tell. */
export function bringFile(file: File, tell: (percent: number) => void): Promise<BroughtFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/work-file?name=${encodeURIComponent(file.name)}`)
    request.setRequestHeader('token', readToken() ?? '')
    request.setRequestHeader('language', currentLanguage())
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.responseType = 'json'
    request.timeout = 300_000
    request.upload.onprogress = ({ loaded, total }) => tell(total ? Math.round((loaded / total) * 100) : 0)
    request.onerror = request.ontimeout = () => reject(new CallFailure('', 0))
    request.onload = () => {
      const answer = request.response as { code: number; message: string; data: unknown } | null
      if (!answer) reject(new CallFailure('', 0))
      else if (succeeded(answer.code)) resolve(answer.data as BroughtFile)
      else reject(new CallFailure(answer.message, answer.code, answer.data as RefusalData))
    }
    request.send(file)
  })
}
