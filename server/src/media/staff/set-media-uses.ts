import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { mediaSettings } from '../settings.ts'

/**
 * Records that `holder` (`goods 12`, `article 3`) uses exactly these uploads of operators, in the caller's transaction: `src` of
 * pictures, whole addresses of videos. Unused ones are deleted after a while. Addresses that are no uploads, such as of imported
 * pictures, are accepted; one of a deleted upload refuses `media.gone`.
 */
export async function setMediaUses({ db, setting }: Context, holder: string, srcs: readonly string[]): Promise<void> {
  const requested = [...new Set(srcs)].toSorted()
  const { rows: existing } = await sql<{ src: string }>`
    select src from media_staff where src = any (${requested}::text[]) order by src for update`.execute(db)
  if (existing.length < requested.filter(isUpload).length) throw new Refusal('media.gone')
  const { rows: released } = await sql<{ src: string }>`
    delete from media_reference where used_by = ${holder} and src <> all (${requested}::text[]) returning src`.execute(db)
  if (existing.length > 0) {
    const used = existing.map(({ src }) => src)
    await sql`insert into media_reference (used_by, src) select ${holder}, unnest(${used}::text[]) on conflict do nothing`.execute(db)
    await sql`update media_staff set remove_after = null where src = any (${used}::text[]) and remove_after is not null`.execute(db)
  }
  if (released.length > 0)
    await sql`
      update media_staff m set remove_after = clock_timestamp() + make_interval(hours => ${setting(mediaSettings.unused_hours)})
      where src = any (${released.map(({ src }) => src)}::text[]) and not exists (select from media_reference u where u.src = m.src)`.execute(
      db,
    )
}

const isUpload = (src: string) => src.startsWith('/media/o/')
