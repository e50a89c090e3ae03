import { createHash, createHmac } from 'node:crypto'
import { Agent, request as httpRequest } from 'node:http'
import { Agent as SecureAgent, request as httpsRequest } from 'node:https'

/** A call as the shop answered it; `error` is the name of what is wrong. */
export interface Answer {
  status: number
  nextIn: number
  body: Record<string, unknown> & { error?: string; time?: number }
}

/** Connections are kept, as a box should. */
export const openConnections = (count: number) => ({
  http: new Agent({ keepAlive: true, maxSockets: count }),
  https: new SecureAgent({ keepAlive: true, maxSockets: count }),
})
type Connections = ReturnType<typeof openConnections>

/**
 * A box that speaks the set-top-box API as docs/set-top-box.md describes it, and shares no code with the server. Its start is the shop's time when it
 * began, so that it rises without anything being kept.
 */
export class Box {
  readonly device_id: string
  private readonly key: Buffer
  private readonly base: URL
  private readonly connections: Connections
  private boot = 0
  private seq = 0
  /** The shop's time less the box's own, in seconds. */
  private offset = 0

  constructor(base: string, device_id: string, key: string, connections = openConnections(1)) {
    this.base = new URL(base)
    this.device_id = device_id
    this.key = Buffer.from(key, 'base64url')
    this.connections = connections
  }

  private now = () => Math.floor(Date.now() / 1000) + this.offset

  /** Asks the shop for its time, and begins a new sequence. */
  async start(): Promise<void> {
    const { body } = await this.send('GET', '/box/v1/time', {}, '')
    this.startAt(Number(body.time))
  }

  /** Begins a new sequence at a time of the shop's that is known, in seconds. */
  startAt(time: number): void {
    this.offset = time - Math.floor(Date.now() / 1000)
    this.boot = time
    this.seq = 0
  }

  /** One signed call; where the clock was wrong, once more by the shop's time. */
  async call(method: 'GET' | 'POST', name: string, content?: object): Promise<Answer> {
    const answer = await this.sign(method, name, content)
    if (answer.body.error !== 'clock') return answer
    this.offset = answer.body.time! - Math.floor(Date.now() / 1000)
    return this.sign(method, name, content)
  }

  private sign(method: 'GET' | 'POST', name: string, content?: object): Promise<Answer> {
    const path = `/box/v1/${name}`
    const body = content ? JSON.stringify(content) : ''
    const [time, boot, seq] = [this.now(), this.boot, (this.seq += 1)]
    const bodyHash = createHash('sha256').update(body).digest('hex')
    const text = ['LMBOX1', method, path, time, boot, seq, bodyHash].join('\n')
    const headers = {
      'Box-Id': this.device_id,
      'Box-Time': String(time),
      'Box-Boot': String(boot),
      'Box-Seq': String(seq),
      'Box-Mac': createHmac('sha256', this.key).update(text).digest('hex'),
    }
    return this.send(method, path, headers, body)
  }

  private send(method: string, path: string, headers: Record<string, string>, body: string): Promise<Answer> {
    const { protocol, hostname, port } = this.base
    const isSecure = protocol === 'https:'
    const options = {
      protocol,
      hostname,
      port,
      path,
      method,
      timeout: 15_000,
      agent: isSecure ? this.connections.https : this.connections.http,
    }
    const length = method === 'GET' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    return new Promise((resolve, reject) => {
      const call = (isSecure ? httpsRequest : httpRequest)({ ...options, headers: { ...headers, ...length } }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(parts).toString()
          resolve({
            status: response.statusCode!,
            nextIn: Number(response.headers['box-next-in'] ?? 60),
            body: (text ? JSON.parse(text) : {}) as Answer['body'],
          })
        })
      })
      call.on('timeout', () => call.destroy(new Error('no answer within 15 s')))
      call.on('error', reject)
      call.end(body)
    })
  }
}
