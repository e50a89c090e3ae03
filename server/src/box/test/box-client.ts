import { macOf } from '../rules.ts'

export interface BoxAnswer {
  status: number
  headers: Headers
  body: Record<string, never> & { error?: string; time?: number }
}
type Send = (path: string, init: RequestInit) => Response | Promise<Response>

/** A box that speaks the API of boxes: it signs each call under a sequence number of its own. */
export class BoxClient {
  seq = 0
  boot: number
  /** What is added to the time that it signs, in seconds. */
  offset = 0
  readonly device_id: string
  key: Buffer
  private readonly send: Send
  private readonly clock: () => string

  constructor(send: Send, clock: () => string, enrolled: { device_id: string; key: string }, boot = 1) {
    this.send = send
    this.clock = clock
    this.device_id = enrolled.device_id
    this.key = Buffer.from(enrolled.key, 'base64url')
    this.boot = boot
  }

  /** The headers of the next call. */
  sign(method: string, path: string, text = ''): Record<string, string> {
    this.seq += 1
    const time = String(Math.floor(Date.parse(this.clock()) / 1000) + this.offset)
    const call = { method, path, time, boot: String(this.boot), seq: String(this.seq), body: Buffer.from(text) }
    return {
      'box-id': this.device_id,
      'box-time': time,
      'box-boot': call.boot,
      'box-seq': call.seq,
      'box-mac': macOf(this.key, call).toString('hex'),
      ...(text && { 'content-length': String(Buffer.byteLength(text)) }),
    }
  }

  async call(method: 'GET' | 'POST', name: string, body?: unknown): Promise<BoxAnswer> {
    const path = `/box/v1/${name}`
    const text = body === undefined ? '' : JSON.stringify(body)
    return this.repeat(method, path, this.sign(method, path, text), text)
  }

  /** Sends headers as they are, as who recorded them would. */
  async repeat(method: string, path: string, headers: Record<string, string>, text = ''): Promise<BoxAnswer> {
    const response = await this.send(path, { method, headers, ...(text && { body: text }) })
    const answer = await response.text()
    return { status: response.status, headers: response.headers, body: (answer ? JSON.parse(answer) : {}) as BoxAnswer['body'] }
  }

  beat = () => this.call('POST', 'heartbeat')
}
