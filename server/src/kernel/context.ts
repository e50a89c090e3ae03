import type { AnyOperation, Kind, Operation, Who } from '@longmall/contract/operation.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { SecurityOption } from '@longmall/contract/sealed.ts'
import type { Timestamp } from './time/clock.ts'
import type { Config } from './config.ts'
import { inTransaction, type Database } from './database/database.ts'
import type { AccountClosureStep } from './account-closure.ts'
import type { Fulfilments } from './fulfilment.ts'
import type { Job } from './work/jobs.ts'
import type { Log } from './log.ts'
import type { Reaction } from './work/outbox.ts'
import { readSetting, type Setting } from './settings.ts'
import type { Shared } from './shared.ts'
import type { TimerHandlers } from './time/timers.ts'

export interface VisitorActor {
  kind: 'visitor'
  /** The browser's own random key; a visitor's cart hangs on it. */
  visitor: string | null
}
export interface MemberActor {
  kind: 'member'
  member_id: number
  grade: number
  is_frozen: boolean
  session_hash: Buffer
  /** The key of the cart filled before log-in. */
  visitor: string | null
}
export interface StaffActor {
  kind: 'staff'
  staff_id: number
  role: string
  /** The permissions of the role, such as `order.*`. */
  permissions: readonly string[]
  session_hash: Buffer
}
export interface SystemActor {
  kind: 'system'
}
export type Actor = VisitorActor | MemberActor | StaffActor | SystemActor

/** Whom an operation's handler may meet. */
export type ActorOf<W extends Who> = W extends 'member'
  ? MemberActor
  : W extends 'staff'
    ? StaffActor
    : W extends 'optional'
      ? MemberActor | VisitorActor
      : Actor

/** State of a process for its lifetime. */
export interface Site {
  db: Database
  shared: Shared
  config: Config
  log: Log
  keys: Keys
  reactions: readonly Reaction[]
  timers: TimerHandlers
  accountClosureSteps: readonly AccountClosureStep[]
  /** What it sells: how orders come to their end. */
  fulfilments: Fulfilments
  jobs: readonly Job[]
  pool: PoolState
}

/** The connections to the database as they are at this moment. */
export interface PoolState {
  readonly totalCount: number
  readonly idleCount: number
  /** Calls that wait for one. */
  readonly waitingCount: number
  readonly options: { max: number }
  /** For what brings statements of its own. */
  query: (statement: { name?: string; text: string; values?: unknown[] }) => Promise<{ rows: unknown[] }>
}

/** Secrets of this installation, kept outside the database. */
export interface Keys {
  /** Signs quotes and sandbox notices. */
  sign: Buffer
  /** Mixed into payment passwords before they are hashed. */
  pepper: Buffer
}

/** The cookies of a client: what it sent, and what it is to keep. Only `steps` and commands may let it keep one. */
export interface Cookies {
  read: (name: string) => string | undefined
  set: (name: string, value: string, days: number) => void
}
const noCookies: Cookies = { read: () => undefined, set: () => undefined }

/** The context of every handler. In a command `db` is the open transaction; in steps it is the pool, and `transaction` opens one. */
export interface Context<A extends Actor = Actor> {
  db: Database
  actor: A
  /** The store clock, read once. */
  now: Timestamp
  language: Language
  site: Site
  /** The client's address, for limits. */
  address: string
  /** The path of the operation, for the audit log; empty outside a call. */
  action: string
  cookies: Cookies
  /** The security option that the call came under; 0 plain. */
  sealedBy: SecurityOption
  setting: <Value>(setting: Setting<Value>) => Value
  transaction: <T>(work: (context: Context<A>) => Promise<T>) => Promise<T>
}

export function createContext<A extends Actor>(
  site: Site,
  actor: A,
  options: Partial<Pick<Context, 'db' | 'now' | 'language' | 'address' | 'action' | 'cookies' | 'sealedBy'>> = {},
): Context<A> {
  const context: Context<A> = {
    db: options.db ?? site.db,
    actor,
    now: options.now ?? site.shared.now(),
    language: options.language ?? 'en-us',
    site,
    address: options.address ?? '',
    action: options.action ?? '',
    cookies: options.cookies ?? noCookies,
    sealedBy: options.sealedBy ?? 0,
    setting: (setting) => readSetting(site.shared.settings, setting),
    transaction: (work) => inTransaction(site.db, (db) => work({ ...context, db })),
  }
  return context
}

export type Handler<O> =
  O extends Operation<infer Input, infer Output, infer W, Kind>
    ? (context: Context<ActorOf<W>>, input: Input['_zod']['output']) => Promise<Output['_zod']['output']>
    : never

/** One handler for every operation of a contract; a missing one does not compile. */
export type Handlers<Contract extends Record<string, AnyOperation>> = { [Name in keyof Contract]: Handler<Contract[Name]> }
