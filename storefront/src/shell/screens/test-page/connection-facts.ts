import type { Request } from '../../call/request.ts'
import type { Fact } from './fact.ts'

const attempts = 3
/** Slower than this a shopper waits. */
const slowMs = 1500
/** A clock that is farther off refuses sealed messages. */
const skewSeconds = 240

/** Connection to the server: the median latency of three calls, and the device's clock skew. */
export async function connectionFacts(request: Request): Promise<Fact[]> {
  const { effectiveType } = (navigator as Navigator & { connection?: { effectiveType?: string } }).connection ?? {}
  const facts: Fact[] = [
    { name: 'online', value: navigator.onLine, good: navigator.onLine },
    { name: 'network', value: effectiveType ?? '—' },
    { name: 'origin', value: location.origin },
  ]
  try {
    const times: number[] = []
    for (let n = 0; n < attempts; n++) {
      const began = performance.now()
      await request('site/time', {})
      times.push(Math.round(performance.now() - began))
    }
    const ms = times.toSorted((a, b) => a - b)[Math.floor(attempts / 2)]!
    return [...facts, { name: 'server', value: `${ms} ms`, good: ms < slowMs }, await clockFact()]
  } catch (error) {
    return [...facts, { name: 'server', value: error instanceof Error ? error.message : String(error), good: false }]
  }
}

/** Compared with the server's real clock, not the store clock, which a demo moves. */
async function clockFact(): Promise<Fact> {
  const response = await fetch('/healthz', { cache: 'no-store' })
  const date = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(date)) return { name: 'clock', value: '—' }
  const seconds = Math.round((Date.now() - date) / 1000)
  return { name: 'clock', value: `${seconds} s`, good: Math.abs(seconds) < skewSeconds }
}
