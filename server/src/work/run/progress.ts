import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import type { Log } from '../../kernel/log.ts'
import type { ReportLine } from '../work-kind.ts'
import type { ClaimedWork } from './claim-work.ts'

/** Why a work ends before its time: somebody cancelled it, this process stops, or another process has taken it over. */
export type Ending = 'cancelled' | 'stopped' | 'lost'
export class WorkEnded extends Error {
  readonly ending: Ending
  constructor(ending: Ending) {
    super(`the work was ${ending}`)
    this.ending = ending
  }
}

const maxLines = 10_000
const writeIntervalMs = 500
// Reported at least this often, so that the job is not considered dead.
const heartbeatMs = 5_000

/** How far a work is, in memory; written every half second when it has moved, and read back whether it is to end. */
export class Progress {
  readonly ended = new AbortController()
  private readonly db: Database
  private readonly work: ClaimedWork
  private readonly log: Log
  private waiting: (ReportLine & { position: number })[] = []
  private hasMoved = true
  private lastWrittenAt = Date.now()
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> = Promise.resolve()

  constructor(db: Database, work: ClaimedWork, log: Log) {
    this.db = db
    this.work = work
    this.log = log
  }

  start(): void {
    this.timer = setInterval(() => {
      const isDue = this.hasMoved || Date.now() - this.lastWrittenAt > heartbeatMs
      if (!isDue) return
      this.writing = this.writing.then(() => this.write()).catch((error: unknown) => this.log.warn({ err: error }, 'progress not written'))
    }, writeIntervalMs)
  }

  /** Stops telling and writes the rest. */
  async finish(): Promise<void> {
    clearInterval(this.timer)
    await this.writing
    await this.write()
  }

  end(ending: Ending): void {
    if (!this.ended.signal.aborted) this.ended.abort(new WorkEnded(ending))
  }

  report(done: number, total: number | null = this.work.total): void {
    this.ended.signal.throwIfAborted()
    this.work.done = done
    this.work.total = total
    this.hasMoved = true
  }

  line(line: ReportLine): void {
    if (this.work.line_count < maxLines) this.waiting.push({ ...line, position: this.work.line_count })
    this.work.line_count++
    if (line.level === 'warning') this.work.warning_count++
    if (line.level === 'error') this.work.error_count++
    this.hasMoved = true
  }

  private async write(): Promise<void> {
    const { work_id, runner, done, total, line_count, warning_count, error_count } = this.work
    const lines = this.waiting
    this.waiting = []
    this.hasMoved = false
    this.lastWrittenAt = Date.now()
    const rows = lines.map(({ position, level, translation_key, params = {}, subject = '', row = null, column = '' }) => {
      return { position, level, translation_key, params, subject: subject.slice(0, 200), row, field: column.slice(0, 80) }
    })
    try {
      const { rows: updated } = await sql<{ is_cancel_requested: boolean }>`
        with updated as (
          update work set done = ${done}, total = ${total}, line_count = ${line_count}, warning_count = ${warning_count},
            error_count = ${error_count}, heartbeat_at = clock_timestamp()
          where id = ${work_id} and runner = ${runner} and state = 'running' returning id, is_cancel_requested
        ), written as (
          insert into work_line (work_id, position, level, translation_key, params, subject, row, field)
          select updated.id, l.position, l.level, l.translation_key, l.params, l.subject, l.row, l.field
          from updated, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            l (position int, level text, translation_key text, params jsonb, subject text, row int, field text)
          on conflict do nothing
        ) select is_cancel_requested from updated`.execute(this.db)
      if (!updated[0]) this.end('lost')
      else if (updated[0].is_cancel_requested) this.end('cancelled')
    } catch (error) {
      this.waiting = [...lines, ...this.waiting]
      this.hasMoved = true
      throw error
    }
  }
}
