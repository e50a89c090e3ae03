import { resolve } from 'node:path'

export interface Config {
  port: number
  host: string
  /** Embedded database, pictures, keys and log live here. */
  dataDir: string
  /** Another PostgreSQL (15 or later) in place of the embedded one. */
  databaseUrl: string | null
  /** With `databaseUrl`: fill and run the demo store on it all the same. */
  demo: boolean
  logLevel: string
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Where the outside world reaches this server; made from host and port when not given. */
  publicUrl: string | null
  /** Who may read `/metrics`: who shows the token, and callers of this machine; without either there are none. */
  metrics: { token: string | null; onLoopback: boolean }
  /** Of the traces, the share that is sent to `OTEL_EXPORTER_OTLP_ENDPOINT`; null without that address. */
  traces: number | null
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** Reads the environment, where empty is as good as absent; a wrong value stops the start with its name. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const port = Number(env.PORT || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT must be 0 to 65535, not "${env.PORT}"`)
  const logLevel = env.LOG_LEVEL || 'info'
  if (!logLevels.includes(logLevel)) throw new Error(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${logLevel}"`)
  return {
    port,
    host: env.HOST || '127.0.0.1',
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl: addressOf('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    demo: env.DATABASE_URL ? env.DEMO === '1' : env.DEMO !== '0',
    logLevel,
    trustedProxies: (env.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((s) => s.trim())
      .filter(Boolean),
    publicUrl: addressOf('PUBLIC_URL', env.PUBLIC_URL, ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    metrics: { token: metricsToken(env.METRICS_TOKEN), onLoopback: env.METRICS_LOOPBACK === '1' },
    traces: sharedTraces(env),
  }
}

function sharedTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: to, OTEL_TRACES_SAMPLER_ARG: given }: NodeJS.ProcessEnv): number | null {
  if (addressOf('OTEL_EXPORTER_OTLP_ENDPOINT', to, ['http:', 'https:']) === null) return null
  const share = given ? Number(given) : 1
  if (!(share >= 0 && share <= 1)) throw new Error(`OTEL_TRACES_SAMPLER_ARG must be 0 to 1, not "${given}"`)
  return share
}

function metricsToken(given: string | undefined): string | null {
  if (!given) return null
  if (!/^\S{16,}$/.test(given)) throw new Error('METRICS_TOKEN must have at least 16 characters and no spaces')
  return given
}

/** An address is not shown when it is wrong: it may hold a password. */
function addressOf(name: string, given: string | undefined, schemes: string[]): string | null {
  if (!given) return null
  if (!schemes.includes(URL.parse(given)?.protocol ?? '')) throw new Error(`${name} must be an address that begins with ${schemes[0]}//`)
  return given
}
