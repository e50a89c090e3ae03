import { randomBytes } from 'node:crypto'
import { uploadPaths, type Uploaded, type UploadPath } from '@longmall/contract/upload.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { encodePicture, type EncodedPicture } from './encode-picture.ts'
import type { WriteBytes } from './put-file.ts'
import { createQueue } from './concurrency-limiter.ts'
import { mediaSettings } from './settings.ts'
import { mediaStore } from './storage/media-store.ts'

// Decoding needs a processor and up to 150 MB; reads and checkouts must continue beside it.
const inDecoder = createQueue(2)

/**
 * Stores an uploaded picture under a random name until it is used (`useUpload`). Refuses `media.too_many_uploads` {minutes}, as
 * `encodePicture` does, and `media.not_stored` when the disk fails.
 */
export async function storeUpload(
  context: Context<MemberActor>,
  path: UploadPath,
  content: Uint8Array,
  write?: WriteBytes,
): Promise<Uploaded> {
  await countUpload(context)
  const picture = await inDecoder(() => encodePicture(content, uploadPaths[path].maxSide))
  const name = randomBytes(16).toString('hex')
  const pic_path = `/media/u/${name.slice(0, 2)}/${name}.webp`
  // The row first: a file without a row would never be cleaned away.
  await insertMedia(context, path, pic_path, picture)
  try {
    await mediaStore(context.site, write).put(pic_path, picture.bytes)
  } catch (error) {
    context.site.log.error({ err: error }, 'an upload could not be stored')
    await context.db.deleteFrom('media').where('pic_path', '=', pic_path).execute()
    throw new Refusal('media.not_stored')
  }
  return { pic_path }
}

/** Counts a try before the picture is looked at, so that refused ones count, and at the same time from any process. */
async function countUpload({ db, actor, setting }: Context<MemberActor>): Promise<void> {
  const counted = await sql`
    insert into upload_rate as r (member_id, began_at, uploads) values (${actor.member_id}, clock_timestamp(), 1)
    on conflict (member_id) do update set
      uploads = case when r.began_at < clock_timestamp() - interval '1 hour' then 1 else r.uploads + 1 end,
      began_at = case when r.began_at < clock_timestamp() - interval '1 hour' then clock_timestamp() else r.began_at end
    where r.uploads < ${setting(mediaSettings.uploads_per_hour)} or r.began_at < clock_timestamp() - interval '1 hour'`.execute(db)
  if (counted.numAffectedRows) return
  const { rows } = await sql<{ minutes: number }>`
    select greatest(1, ceil(extract(epoch from began_at + interval '1 hour' - clock_timestamp()) / 60))::int as minutes
    from upload_rate where member_id = ${actor.member_id}`.execute(db)
  throw new Refusal('media.too_many_uploads', { minutes: rows[0]!.minutes })
}

async function insertMedia(
  { db, actor, setting }: Context<MemberActor>,
  path: UploadPath,
  pic_path: string,
  { bytes, width, height }: EncodedPicture,
): Promise<void> {
  await sql`
    insert into media (pic_path, member_id, path, bytes, width, height, created_at, remove_after)
    select ${pic_path}, ${actor.member_id}, ${path}, ${bytes.length}, ${width}, ${height}, at,
      at + make_interval(hours => ${setting(mediaSettings.unused_hours)})
    from clock_timestamp() at`.execute(db)
}
