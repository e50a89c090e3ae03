import { Refusal } from '../refusal.ts'

export interface BodyLimits {
  /** Bytes; one more is refused. */
  maxBytes: number
  /** For the whole body, in ms. */
  timeoutMs?: number
  /** The refusal of more than `maxBytes`; by default `call.too_large`. */
  tooLarge?: () => Refusal
  /** A body that brings fewer bytes than this in so many ms is ended. */
  pace?: { ms: number; bytes: number }
}

const defaultTimeoutMs = 30_000
/** 4 KB a second: the slowest phones reach it; clients that only occupy a connection do not. */
export const defaultPace = { ms: 10_000, bytes: 40 * 1024 }

const defaultRefusal = () => new Refusal('call.too_large')
const tooSlow = () => new Refusal('call.timeout')

/**
 * Reads the body of a request up to the limits of size and time, whatever length it declares. Refuses `call.too_large`, or `tooLarge`,
 * and `call.timeout`; an aborted body throws as the platform does.
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<Buffer<ArrayBuffer>> {
  const { maxBytes, pace, timeoutMs = defaultTimeoutMs, tooLarge = defaultRefusal } = limits
  const declaredLength = request.headers.get('content-length')
  if (Number(declaredLength ?? 0) > maxBytes) throw tooLarge()
  // Read by the platform at once, which reads no more than was said; as a stream it costs far more.
  if (declaredLength !== null && !pace) {
    const body = Buffer.from(await within(timeoutMs, request.arrayBuffer()))
    if (body.byteLength > maxBytes) throw tooLarge()
    return body
  }
  // Copied together at once: ten million chunks of a byte each would weigh a hundred times their bytes.
  let buffer = Buffer.alloc(Math.min(maxBytes, 64 * 1024))
  let size = 0
  for await (const chunk of chunksOf(request, limits)) {
    const end = size + chunk.byteLength
    if (end > buffer.length) buffer = Buffer.concat([buffer], Math.min(maxBytes, Math.max(end, buffer.length * 2)))
    buffer.set(chunk, size)
    size = end
  }
  return buffer.subarray(0, size)
}

/** The chunks of a body under the same limits. */
export async function* chunksOf(request: Request, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  const { maxBytes, pace, timeoutMs = defaultTimeoutMs, tooLarge = defaultRefusal } = limits
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const reader = request.body?.getReader()
  if (!reader) return
  let size = 0
  let sizeAtLastCheck = 0
  let isLate = false
  const end = () => {
    isLate = true
    void reader.cancel().catch(() => undefined)
  }
  const timer = setTimeout(end, timeoutMs)
  const checkPace = () => (size - sizeAtLastCheck < pace!.bytes ? end() : (sizeAtLastCheck = size))
  const paceTimer = pace && setInterval(checkPace, pace.ms)
  let isWhole = false
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength
      if (size > maxBytes) throw tooLarge()
      yield part.value
    }
    if (isLate) throw tooSlow()
    isWhole = true
  } finally {
    clearTimeout(timer)
    clearInterval(paceTimer)
    if (!isWhole) void reader.cancel().catch(() => undefined)
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooSlow()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
