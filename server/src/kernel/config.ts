import { resolve } from 'node:path'

export interface Config {
  port: number
  host: string
  /** Embedded database, pictures, keys and log live here. */
  dataDir: string
  /** Another PostgreSQL (15 or later) in place of the embedded one, as the server's role. */
  databaseUrl: string | null
  /** The same database as the role that owns the schema; null: as `databaseUrl`. */
  migrationUrl: string | null
  /** Run as the demo store, which fills an empty database: from `DEMO`, or else from the database (`demo-mode.ts`). */
  demo: boolean
  logLevel: string
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** The public address of this server; on loopback derived from host and port by default. */
  publicUrl: string | null
  /** Who may read `/metrics`: holders of the token, and callers on this machine; without either nobody may. */
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
  const host = env.HOST || '127.0.0.1'
  const publicUrl = checkedUrl('PUBLIC_URL', env.PUBLIC_URL, ['http:', 'https:'])?.replace(/\/+$/, '') ?? null
  return {
    port,
    host,
    dataDir: resolve(env.DATA_DIR || 'data'),
    ...databaseUrls(env),
    demo: readDemoOption(env) ?? isDemoByDefault(env),
    logLevel,
    trustedProxies: (env.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((s) => s.trim())
      .filter(Boolean),
    publicUrl,
    metrics: { token: metricsToken(env.METRICS_TOKEN), onLoopback: env.METRICS_LOOPBACK === '1' },
    traces: traceSampleRate(env),
  }
}

function databaseUrls({ DATABASE_URL: server, MIGRATION_DATABASE_URL: owner }: NodeJS.ProcessEnv) {
  const schemes = ['postgres:', 'postgresql:']
  if (owner && !server) throw new Error('MIGRATION_DATABASE_URL needs DATABASE_URL beside it')
  return {
    databaseUrl: checkedUrl('DATABASE_URL', server, schemes),
    migrationUrl: checkedUrl('MIGRATION_DATABASE_URL', owner, schemes),
  }
}

/** The value of `DEMO`; null when it is not set. */
export function readDemoOption({ DEMO: value }: NodeJS.ProcessEnv): boolean | null {
  if (!value) return null
  if (value !== '0' && value !== '1') throw new Error(`DEMO must be 0 or 1, not "${value}"`)
  return value === '1'
}

/** By default an embedded shop on loopback is the demo. */
export const isDemoByDefault = (env: NodeJS.ProcessEnv): boolean => !env.DATABASE_URL && !isPublic(env)

/** Is this the name of one's own machine, as `HOST` or in an address? */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)

/** Can others than this machine reach it, by itself or through a proxy? */
export const isPublic = ({ HOST: host, PUBLIC_URL: url }: NodeJS.ProcessEnv): boolean =>
  [host || 'localhost', URL.parse(url || 'http://localhost')?.hostname ?? ''].some((name) => !isLoopback(name))

/** Throws where a shop that is no demo does not know how others reach it: what a client calls it is nobody's word. */
export function requirePublicUrl({ demo, publicUrl, host }: Config): void {
  if (!demo && publicUrl === null && !isLoopback(host))
    throw new Error(`PUBLIC_URL must say where the shop is reached, such as https://shop.example, because HOST is ${host}`)
}

function traceSampleRate({ OTEL_EXPORTER_OTLP_ENDPOINT: to, OTEL_TRACES_SAMPLER_ARG: value }: NodeJS.ProcessEnv): number | null {
  if (checkedUrl('OTEL_EXPORTER_OTLP_ENDPOINT', to, ['http:', 'https:']) === null) return null
  const rate = value ? Number(value) : 1
  if (!(rate >= 0 && rate <= 1)) throw new Error(`OTEL_TRACES_SAMPLER_ARG must be 0 to 1, not "${value}"`)
  return rate
}

function metricsToken(value: string | undefined): string | null {
  if (!value) return null
  if (!/^\S{16,}$/.test(value)) throw new Error('METRICS_TOKEN must have at least 16 characters and no spaces')
  return value
}

/** An address is not shown when it is wrong: it may hold a password. */
function checkedUrl(name: string, value: string | undefined, schemes: string[]): string | null {
  if (!value) return null
  if (!schemes.includes(URL.parse(value)?.protocol ?? '')) throw new Error(`${name} must be an address that begins with ${schemes[0]}//`)
  return value
}
