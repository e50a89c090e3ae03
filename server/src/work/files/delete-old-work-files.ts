import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import type { Job } from '../../kernel/work/jobs.ts'
import { mediaStore } from '../../media/storage/media-store.ts'
import { deleteSavedFile } from './saved-files.ts'

const retentionDays = 7
const dayMs = 86_400_000
const isInUse = sql`exists (select from work w where w.state in ('queued', 'running') and w.input::text like '%' || f.file_key || '%')`

/** Deletes results and uploaded files after 7 days, and jobs after 90; also files without a row. */
export const deleteOldWorkFiles: Job = {
  name: 'delete-old-work-files',
  cron: '40 * * * *',
  run: (site) => deleteOldFiles(site, Date.now()),
}

export async function deleteOldFiles(site: Site, now: number): Promise<void> {
  const { db, config, log } = site
  const before = new Date(now - retentionDays * dayMs).toISOString()
  await deleteRemote(site, before)
  await sql`update work set file_key = null where file_key is not null and ended_at < ${before}`.execute(db)
  await sql`
    delete from work_file f where f.created_at < ${before}
and not ${isInUse}`.execute(db)
  await sql`delete from work where ended_at < ${new Date(now - 90 * dayMs).toISOString()}`.execute(db)
  const { rows } = await sql<{ key: string }>`
    select file_key as key from work where file_key is not null union all select file_key from work_file`.execute(db)
  const referenced = new Set(rows.map(({ key }) => key))
  const folder = join(config.dataDir, 'work')
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    // One that was written a moment ago may not have its row yet.
    if (referenced.has(name) || now - mtimeMs < dayMs) continue
    await rm(path, { force: true }).catch((error: unknown) => log.warn({ err: error, path }, 'work file not removed'))
  }
}

/** Files in a bucket go before their rows: what a service in trouble does not give up is asked for again an hour later. */
async function deleteRemote(site: Site, before: string): Promise<void> {
  if (!mediaStore(site).isRemote) return
  const { rows } = await sql<{ key: string }>`
    select file_key as key from work where file_key is not null and ended_at < ${before}
    union all
    select f.file_key from work_file f where f.created_at < ${before} and not ${isInUse}`.execute(site.db)
  for (const { key } of rows) await deleteSavedFile(site, key)
}
