import type { ServerTranslationKey } from '@longmall/translations/en-us/server/index.ts'
import { sql } from 'kysely'
import { createContext, type Site } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { spanOf } from '../../kernel/observe/watch.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { saveFile } from '../files/saved-files.ts'
import type { AnyWorkKind, WorkKind, WorkTools } from '../work-kind.ts'
import { Progress, WorkEnded } from './progress.ts'
import { claimWork, type ClaimedWork } from './claim-work.ts'

/** Takes one work, if one waits, and runs it to its end. Answers its id. */
export async function runNextWork(
  site: Site,
  kinds: readonly AnyWorkKind[],
  stopping: AbortSignal = new AbortController().signal,
): Promise<number | null> {
  if (stopping.aborted) return null
  const work = await claimWork(site)
  if (!work) return null
  const kind = kinds.find(({ name }) => name === work.kind) as WorkKind | undefined
  const progress = new Progress(site.db, work, site.log)
  const stop = () => progress.end('stopped')
  stopping.addEventListener('abort', stop)
  progress.start()
  try {
    if (!kind) throw new Refusal('work.kind_unknown')
    const context = createContext(site, { kind: 'system' }, { language: work.language })
    await spanOf(`work ${work.kind}`, () => kind.run(context, work.input, toolsOf(site, work, progress)))
    await progress.finish()
    await end(site, work, 'done')
  } catch (error) {
    await progress.finish().catch((failed: unknown) => site.log.warn({ err: failed }, 'report not written'))
    await endEarly(site, work, progress.ended.signal.aborted ? progress.ended.signal.reason : error)
  } finally {
    stopping.removeEventListener('abort', stop)
  }
  return work.work_id
}

function toolsOf(site: Site, work: ClaimedWork, progress: Progress): WorkTools {
  const { signal } = progress.ended
  return {
    staff_id: work.staff_id,
    checkpoint: work.checkpoint,
    signal,
    report: (done, total) => progress.report(done, total),
    line: (line) => progress.line(line),
    saveCheckpoint: (tx, value) => saveCheckpoint(tx, work, value),
    file: async ({ name, media_type, chunks }) => {
      const { file_key, bytes } = await saveFile(site, chunks, signal)
      await sql`
        update work set file_key = ${file_key}, file_name = ${name}, media_type = ${media_type}, file_bytes = ${bytes}
        where id = ${work.work_id} and runner = ${work.runner}`.execute(site.db)
    },
  }
}

async function saveCheckpoint(tx: Database, { work_id, runner }: ClaimedWork, value: unknown): Promise<void> {
  const updated = await sql`
    update work set checkpoint = ${JSON.stringify(value)}::jsonb, heartbeat_at = clock_timestamp()
    where id = ${work_id} and runner = ${runner} and state = 'running'`.execute(tx)
  if (!updated.numAffectedRows) throw new WorkEnded('lost')
}

async function endEarly(site: Site, work: ClaimedWork, error: unknown): Promise<void> {
  if (error instanceof WorkEnded) {
    if (error.ending === 'stopped') await queueAgain(site, work)
    if (error.ending === 'cancelled') await end(site, work, 'cancelled')
    return
  }
  site.log.error({ err: error, work_id: work.work_id, kind: work.kind }, 'work failed')
  if (error instanceof Refusal) await end(site, work, 'failed', error.code, error.details)
  else await end(site, work, 'failed', 'work.failed')
}

async function end(
  { db }: Site,
  { work_id, runner }: ClaimedWork,
  state: 'done' | 'failed' | 'cancelled',
  failure: ServerTranslationKey | null = null,
  params: Record<string, unknown> = {},
): Promise<void> {
  await sql`
    update work set state = ${state}, failure = ${failure}, failure_params = ${JSON.stringify(params)}::jsonb, runner = null,
      ended_at = clock_timestamp(), version = version + 1
    where id = ${work_id} and runner = ${runner}`.execute(db)
}

/** A run that was stopped with its process does not count as one that died. */
async function queueAgain({ db }: Site, { work_id, runner }: ClaimedWork): Promise<void> {
  await sql`
    update work set state = 'queued', runner = null, attempts = attempts - 1, version = version + 1
    where id = ${work_id} and runner = ${runner}`.execute(db)
}
