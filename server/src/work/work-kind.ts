import type { ServerTranslationKey } from '@longmall/translations/en-us/server/index.ts'
import type { WorkLevel } from '@longmall/contract/work.ts'
import type { Context, SystemActor } from '../kernel/context.ts'
import type { Database } from '../kernel/database/database.ts'

/** A line of a report: text by its key, and the thing, row and column that it is about. */
export interface ReportLine {
  level: WorkLevel
  translation_key: ServerTranslationKey
  params?: Record<string, unknown>
  subject?: string
  row?: number | null
  column?: string
}

/** What a work that runs is given beside its input. */
export interface WorkTools {
  /** Who started it. */
  staff_id: number
  /** What `saveCheckpoint` wrote last, when an earlier run was broken off or cancelled; null at the first. */
  checkpoint: unknown
  /** Aborted when the work is to end: cancelled, or the process stops. */
  signal: AbortSignal
  /** Tells how far it is; to be called between steps, as it ends the work by throwing when it is to end. */
  report: (done: number, total?: number | null) => void
  /** Adds a line to the report; 10,000 are kept, the others counted. */
  line: (line: ReportLine) => void
  /** Writes where another run would go on, in the transaction of the effect: refuses it when another process has taken the work over. */
  saveCheckpoint: (db: Database, value: unknown) => Promise<void>
  /** Writes the result from a stream, whole or not at all; the last one counts. */
  file: (file: { name: string; media_type: string; chunks: AsyncIterable<string | Uint8Array> }) => Promise<void>
}

/**
 * A kind of long work. `run` gets a context with the pool as `db`, as the system, in the language of who started it; it holds no
 * transaction and no connection longer than a page takes, and may be run again after its process died.
 */
export interface WorkKind<Input = unknown> {
  /** `goods.import` */
  name: string
  title: ServerTranslationKey
  permission: string
  run: (context: Context<SystemActor>, input: Input, tools: WorkTools) => Promise<void>
}

/** Any kind, whatever it takes; the table of kinds holds these. */
export type AnyWorkKind = WorkKind<never>
