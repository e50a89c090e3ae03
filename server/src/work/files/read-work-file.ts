import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { readSavedFile } from './saved-files.ts'

/** The names of files that operators brought, in the order of `keys`; refuses `work.file_unknown` when one is not there. */
export async function namesOfWorkFiles({ db }: Context, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    file_key: string
    name: string
  }>`select file_key, name from work_file where file_key = any (${keys})`.execute(db)
  const names = keys.map((key) => rows.find((row) => row.file_key === key)?.name)
  if (names.includes(undefined)) throw new Refusal('work.file_unknown')
  return names as string[]
}

/** Their content; refuses `work.file_unknown`. */
export async function readWorkFiles(context: Context, keys: readonly string[]): Promise<{ name: string; bytes: Buffer }[]> {
  const names = await namesOfWorkFiles(context, keys)
  return Promise.all(
    keys.map(async (key, n) => {
      const bytes = await readSavedFile(context.site, key)
      if (!bytes) throw new Refusal('work.file_unknown')
      return { name: names[n]!, bytes }
    }),
  )
}
