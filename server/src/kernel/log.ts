import { pino, type DestinationStream, type Logger } from 'pino'
import { watch } from './observe/watch.ts'

// Nothing that opens a door may reach a log (IDN-11).
const secret = [
  'token',
  'token2',
  'password',
  'password_again',
  'old_password',
  'payment_password',
  'payment_password_again',
  // Errors have codes as well, which must be read.
  'code',
  'grant',
  'proof',
  'ticket',
  'secret',
  'otpauth',
  'recovery_code',
  'recovery_codes',
  'host_token',
  'lm_device',
  'quote',
  'hash',
  'visitor',
  'digits',
  'work',
  'authorization',
  'cookie',
  // PostgreSQL's errors show whole rows there.
  'detail',
]

const isErrorCode = (value: unknown) => typeof value !== 'string' || !/^\d{6}$/.test(value)
const censor = (value: unknown, path: string[]) => (path.at(-1) === 'code' && isErrorCode(value) ? value : '…')
const paths = secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** Lines as JSON; where traces are on, each carries the trace and the span it was written in. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, base: null, redact: { paths, censor }, mixin: () => watch.trace?.ids() ?? {} }, destination)

export type Log = Logger
