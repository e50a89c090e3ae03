import { createHash, createHmac } from 'node:crypto'
import { shopUrl } from './browser.ts'

export interface EnrolledBox {
  device_id: string
  key: string
}

/** A box as somebody builds one by the API's description: its own time, boot and sequence, each call signed. */
export class BoxCaller {
  readonly box: EnrolledBox
  private seq = 0

  constructor(box: EnrolledBox) {
    this.box = box
  }

  private async sign(method: string, path: string): Promise<Record<string, string>> {
    const { time } = (await (await fetch(`${shopUrl()}/box/v1/time`)).json()) as { time: number }
    this.seq += 1
    const body = createHash('sha256').digest('hex')
    const text = ['LMBOX1', method, path, time, 1, this.seq, body].join('\n')
    const mac = createHmac('sha256', Buffer.from(this.box.key, 'base64url')).update(text).digest('hex')
    return { 'box-id': this.box.device_id, 'box-time': String(time), 'box-boot': '1', 'box-seq': String(this.seq), 'box-mac': mac }
  }

  /** A call under the next number; what it answers. */
  async call(method: 'GET' | 'POST', name: string): Promise<Record<string, unknown>> {
    const path = `/box/v1/${name}`
    return this.send(method, path, await this.sign(method, path))
  }

  private async send(method: string, path: string, headers: Record<string, string>) {
    const response = await fetch(shopUrl() + path, { method, headers })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? {} : ((await response.json()) as Record<string, unknown>)
  }

  /** The address in the QR code that its screen shows now. */
  async shownCode(): Promise<string> {
    return String((await this.call('POST', 'code')).url)
  }

  /** Sends a call and, with the same headers, once more, as who recorded it; the status of the second. */
  async replay(): Promise<number> {
    const path = '/box/v1/state'
    const headers = await this.sign('GET', path)
    await this.send('GET', path, headers)
    return (await fetch(shopUrl() + path, { headers })).status
  }
}
