import { CallFailure } from '@longmall/web/call/call-failure.ts'
import { type Envelope, openEnvelope } from '@longmall/web/call/envelope.ts'
import { readToken } from './storage.ts'

export interface FileCall {
  body: FormData | File
  headers?: Record<string, string>
  /** In milliseconds. */
  timeout: number
  /** Called with the uploaded percentage, from 0 to 100. */
  onProgress: (percent: number) => void
}

/** Sends a file to the server. By XMLHttpRequest: fetch does not report upload progress. */
export const sendFile = <Answer>(address: string, { body, headers = {}, timeout, onProgress }: FileCall) =>
  new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    for (const [name, value] of Object.entries({ token: readToken() ?? '', ...headers })) request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.timeout = timeout
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? Math.round((loaded / total) * 100) : 0)
    request.onerror = request.ontimeout = () => reject(new CallFailure('network', ''))
    request.onload = () => {
      const envelope = request.response as Envelope | null
      if (!envelope) return reject(new CallFailure('network', ''))
      try {
        resolve(openEnvelope(envelope) as Answer)
      } catch (refusal) {
        reject(refusal)
      }
    }
    request.send(body)
  })
