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
  }
}

/** An address is not shown when it is wrong: it may hold a password. */
function addressOf(name: string, given: string | undefined, schemes: string[]): string | null {
  if (!given) return null
  if (!schemes.includes(URL.parse(given)?.protocol ?? '')) throw new Error(`${name} must be an address that begins with ${schemes[0]}//`)
  return given
}
