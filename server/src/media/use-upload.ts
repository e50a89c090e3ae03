import type { UploadPath } from '@longmall/contract/upload.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { mediaSettings } from './settings.ts'

/** Takes the caller's own upload of this path into use, once; false when it is another's, of another path, in use or gone. */
export async function useUpload({ db, actor }: Context<MemberActor>, pic_path: string, path: UploadPath): Promise<boolean> {
  const updated = await sql`
    update media set remove_after = null
    where pic_path = ${pic_path} and member_id = ${actor.member_id} and path = ${path} and remove_after is not null`.execute(db)
  return updated.numAffectedRows === 1n
}

/** Nothing shows this picture any more: it goes after a while, so that pages that were just sent still find it. */
export async function releaseUpload({ db, setting }: Context, pic_path: string): Promise<void> {
  await sql`
    update media set remove_after = clock_timestamp() + make_interval(hours => ${setting(mediaSettings.unused_hours)})
    where pic_path = ${pic_path}`.execute(db)
}
