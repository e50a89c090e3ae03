import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Site } from '../kernel/context.ts'
import { inTransaction } from '../kernel/database.ts'
import type { Job } from '../kernel/jobs.ts'
import { partOf } from './put-file.ts'

const atATime = 100

/** Removes pictures that nothing shows, and what an interrupted write left of one. */
export const removeUnused: Job = {
  name: 'remove-unused-media',
  cron: '40 * * * *',
  run: async (site) => {
    while ((await removeSome(site)) === atATime);
  },
}

/** The files go while their rows are held: whoever wants one of them now waits, and then finds it gone. */
const removeSome = (site: Site): Promise<number> =>
  inTransaction(site.db, async (db) => {
    const { rows } = await sql<{ pic_path: string }>`
      delete from media where pic_path in (
        select pic_path from media where remove_after <= clock_timestamp() order by remove_after limit ${atATime} for update skip locked)
      returning pic_path`.execute(db)
    for (const { pic_path } of rows) {
      const path = join(site.config.dataDir, pic_path)
      await rm(path, { force: true })
      await rm(partOf(path), { force: true })
    }
    return rows.length
  })
