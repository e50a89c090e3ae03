import { Hono, type Context as Call } from 'hono'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Site } from '../context.ts'
import type { Metering } from './metering.ts'

/** `GET /metrics` for Prometheus: for holders of the installation's token, or callers on this machine when allowed. */
export function metricsRoute({ config, log }: Site, metering: Metering): Hono {
  const app = new Hono()
  app.get('/metrics', async (call) => {
    if (!mayRead(config.metrics, call)) return call.text('', 401, { 'www-authenticate': 'Bearer' })
    try {
      return call.text(await metering.text(), 200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        'cache-control': 'no-store',
      })
    } catch (error) {
      log.error({ err: error }, 'metrics not read')
      return call.text('', 503)
    }
  })
  return app
}

const loopback = /^(?:::ffff:)?127\.|^::1$/

function mayRead({ token, onLoopback }: Site['config']['metrics'], call: Call): boolean {
  const given = /^Bearer (\S+)$/i.exec(call.req.header('authorization') ?? '')?.[1]
  if (token !== null && given !== undefined && isSame(given, token)) return true
  const env = call.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  // A request forwarded by a proxy on this machine is not local.
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => call.req.header(name) !== undefined)
  return onLoopback && !isForwarded && loopback.test(env?.incoming?.socket?.remoteAddress ?? '')
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other))
