import { sql } from 'kysely'
import type { Site } from '../kernel/context.ts'
import { inTransaction } from '../kernel/database/database.ts'
import type { Job } from '../kernel/work/jobs.ts'
import { diskStore, mediaStore } from './storage/media-store.ts'

const batchSize = 100

/** Removes pictures and films that nothing shows, and what an interrupted write left of one. */
export const removeUnused: Job = {
  name: 'remove-unused-media',
  cron: '40 * * * *',
  run: async (site) => {
    while ((await removeBatch(site, removeMemberMedia)) === batchSize);
    while ((await removeBatch(site, removeStaffMedia)) === batchSize);
  },
}

interface Removed {
  rows: number
  files: string[]
}

/**
 * Files on the disk were deleted with their rows; a bucket is called outside the transaction, and an object that it fails to delete
 * remains.
 */
async function removeBatch(site: Site, remove: (site: Site) => Promise<Removed>): Promise<number> {
  const { rows, files } = await remove(site)
  const store = mediaStore(site)
  if (store.isRemote)
    for (const file of files)
      await store.remove(file).catch((error: unknown) => site.log.error({ err: error, file }, 'a file was not removed'))
  return rows
}

/** Files are deleted while their rows are locked: a concurrent use waits, and then finds the row gone. */
const removeMemberMedia = (site: Site): Promise<Removed> =>
  inTransaction(site.db, async (db) => {
    const { rows } = await sql<{ pic_path: string }>`
      delete from media where pic_path in (
        select pic_path from media where remove_after <= clock_timestamp() order by remove_after limit ${batchSize} for update skip locked)
      returning pic_path`.execute(db)
    const files = rows.map(({ pic_path }) => pic_path)
    await removeFiles(site, files)
    return { rows: rows.length, files }
  })

/** The same of what operators uploaded: each has several files, and may be shown in several places. */
const removeStaffMedia = (site: Site): Promise<Removed> =>
  inTransaction(site.db, async (db) => {
    const { rows } = await sql<{ files: string[] }>`
      delete from media_staff where src in (
        select src from media_staff m where remove_after <= clock_timestamp() and not exists (select from media_reference u where u.src = m.src)
        order by remove_after limit ${batchSize} for update skip locked)
      returning files`.execute(db)
    const files = rows.flatMap((row) => row.files)
    await removeFiles(site, files)
    return { rows: rows.length, files }
  })

async function removeFiles(site: Site, files: readonly string[]): Promise<void> {
  const disk = diskStore(site)
  for (const file of files) await disk.remove(file)
}
