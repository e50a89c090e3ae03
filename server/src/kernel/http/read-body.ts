import { Refusal } from '../refusal.ts'

export interface BodyLimits {
  /** Bytes; one more is refused. */
  most: number
  /** For the whole body, in ms. */
  patienceMs?: number
  /** What is said of more than `most`; `call.too_large` if nothing else. */
  tooLarge?: () => Refusal
  /** A body that brings fewer bytes than this in so many ms is ended. */
  pace?: { ms: number; bytes: number }
}

const usualPatienceMs = 30_000
/** 4 KB a second: what the slowest phone reaches, and who only holds a place does not. */
export const usualPace = { ms: 10_000, bytes: 40 * 1024 }

const usualRefusal = () => new Refusal('call.too_large')
const tooSlow = () => new Refusal('call.too_slow')

/**
 * The body of a request, read no further than allowed, whatever length it claims, and no longer. Refuses `call.too_large`, or what
 * `tooLarge` says, and `call.too_slow`; a body that breaks off throws as the platform does.
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<Buffer<ArrayBuffer>> {
  const { most, pace, patienceMs = usualPatienceMs, tooLarge = usualRefusal } = limits
  const said = request.headers.get('content-length')
  if (Number(said ?? 0) > most) throw tooLarge()
  // Read by the platform at once, which reads no more than was said; as a stream it costs far more.
  if (said !== null && !pace) {
    const body = Buffer.from(await within(patienceMs, request.arrayBuffer()))
    if (body.byteLength > most) throw tooLarge()
    return body
  }
  // Copied together at once: ten million chunks of a byte each would weigh a hundred times their bytes.
  let kept = Buffer.alloc(Math.min(most, 64 * 1024))
  let size = 0
  for await (const chunk of chunksOf(request, limits)) {
    const end = size + chunk.byteLength
    if (end > kept.length) kept = Buffer.concat([kept], Math.min(most, Math.max(end, kept.length * 2)))
    kept.set(chunk, size)
    size = end
  }
  return kept.subarray(0, size)
}

/** The chunks of a body under the same limits. */
export async function* chunksOf(request: Request, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  const { most, pace, patienceMs = usualPatienceMs, tooLarge = usualRefusal } = limits
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge()
  const reader = request.body?.getReader()
  if (!reader) return
  let size = 0
  let atLastLook = 0
  let isLate = false
  const end = () => {
    isLate = true
    void reader.cancel().catch(() => undefined)
  }
  const late = setTimeout(end, patienceMs)
  const look = () => (size - atLastLook < pace!.bytes ? end() : (atLastLook = size))
  const looks = pace && setInterval(look, pace.ms)
  let isWhole = false
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength
      if (size > most) throw tooLarge()
      yield part.value
    }
    if (isLate) throw tooSlow()
    isWhole = true
  } finally {
    clearTimeout(late)
    clearInterval(looks)
    if (!isWhole) void reader.cancel().catch(() => undefined)
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(tooSlow()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
