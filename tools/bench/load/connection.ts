import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  body: Buffer
}

const empty = Buffer.alloc(0)
const headEnd = Buffer.from('\r\n\r\n')

/** One keep-alive connection that sends ready-made bytes and reads one response at a time, without the cost of an HTTP client. */
export class Connection {
  /** Whether it can still be used: a server closes one that was idle for a while. */
  isOpen = true
  private readonly socket: Socket
  private pending: Buffer = empty
  private resolve: ((answer: Answer) => void) | null = null
  private reject: ((error: Error) => void) | null = null

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.socket.on('data', (bytes) => this.read(bytes))
    this.socket.on('error', (error) => this.fail(error))
    this.socket.on('close', () => this.fail(new Error('the connection was closed')))
  }

  send(request: string | Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.resolve = resolve
      this.reject = reject
      this.socket.write(request)
    })
  }

  close(): void {
    this.socket.destroy()
  }

  private read(bytes: Buffer): void {
    this.pending = this.pending.length ? Buffer.concat([this.pending, bytes]) : bytes
    const parsed = parseAnswer(this.pending)
    if (!parsed) return
    this.pending = this.pending.subarray(parsed.end)
    const done = this.resolve
    this.resolve = this.reject = null
    done?.(parsed.answer)
  }

  private fail(error: Error): void {
    this.isOpen = false
    const failed = this.reject
    this.resolve = this.reject = null
    failed?.(error)
  }
}

/** The answer at the head of the bytes, or null while it is not whole. */
function parseAnswer(bytes: Buffer): { answer: Answer; end: number } | null {
  const at = bytes.indexOf(headEnd)
  if (at < 0) return null
  const head = bytes.toString('latin1', 0, at).toLowerCase()
  const status = Number(head.slice(9, 12))
  const start = at + 4
  const length = /content-length: *(\d+)/.exec(head)
  if (length) {
    const end = start + Number(length[1])
    return bytes.length < end ? null : { answer: { status, body: bytes.subarray(start, end) }, end }
  }
  if (!head.includes('transfer-encoding: chunked')) return { answer: { status, body: empty }, end: start }
  return parseChunks(bytes, start, status)
}

function parseChunks(bytes: Buffer, start: number, status: number): { answer: Answer; end: number } | null {
  const parts: Buffer[] = []
  for (let at = start; ;) {
    const line = bytes.indexOf('\r\n', at)
    if (line < 0) return null
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16)
    const end = line + 2 + size + 2
    if (bytes.length < end) return null
    if (size === 0) return { answer: { status, body: Buffer.concat(parts) }, end }
    parts.push(bytes.subarray(line + 2, line + 2 + size))
    at = end
  }
}
