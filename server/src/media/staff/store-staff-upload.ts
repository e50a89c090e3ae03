import { randomBytes } from 'node:crypto'
import { staffUploadPaths, type StaffUploaded, type StaffUploadPath } from '@longmall/contract/upload.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { createQueue } from '../concurrency-limiter.ts'
import type { WriteBytes } from '../put-file.ts'
import { mediaSettings } from '../settings.ts'
import { mediaStore } from '../storage/media-store.ts'
import { encodeWidths, type EncodedFile } from './encode-widths.ts'
import { kindOfVideo } from './video-kind.ts'

// One at a time: each width is encoded twice, and AVIF takes a processor for a second.
const inEncoder = createQueue(1)

interface Encoded {
  widths: number[]
  files: EncodedFile[]
}

/**
 * Keeps what an operator uploads, under a random name, until something shows it (`setMediaUses`): a picture in the widths of its
 * path, a video as it is. Refuses what `encodeWidths` refuses, `media.not_a_video`, and `media.not_stored` when the disk takes no more.
 */
export async function storeStaffUpload(
  context: Context<StaffActor>,
  path: StaffUploadPath,
  content: Uint8Array,
  write?: WriteBytes,
): Promise<StaffUploaded> {
  const { widths, files } =
    path === 'video' ? videoFiles(content) : await inEncoder(() => encodeWidths(content, staffUploadPaths[path].widths))
  const name = randomBytes(16).toString('hex')
  const basePath = `/media/o/${name.slice(0, 2)}/${name}`
  const src = path === 'video' ? basePath + files[0]!.ending : basePath
  // The row first: files without a row would never be cleaned away.
  await insertMedia(context, { src, path, widths, files: files.map(({ ending }) => basePath + ending), bytes: sum(files) })
  const store = mediaStore(context.site, write)
  try {
    for (const { ending, bytes } of files) await store.put(basePath + ending, bytes)
  } catch (error) {
    context.site.log.error({ err: error }, 'an upload could not be stored')
    // Some of its files may stand there: they go with the row at the next cleaning.
    await sql`update media_staff set remove_after = clock_timestamp() where src = ${src}`.execute(context.db)
    throw new Refusal('media.not_stored')
  }
  return path === 'video' ? { pic_path: src, picture: null } : { pic_path: src, picture: { src, widths, avif: true } }
}

function videoFiles(content: Uint8Array): Encoded {
  const kind = kindOfVideo(content)
  if (!kind) throw new Refusal('media.not_a_video')
  return { widths: [], files: [{ ending: `.${kind}`, bytes: Buffer.from(content) }] }
}

const sum = (files: readonly EncodedFile[]) => files.reduce((bytes, file) => bytes + file.bytes.length, 0)

interface Row {
  src: string
  path: StaffUploadPath
  widths: number[]
  files: string[]
  bytes: number
}

async function insertMedia({ db, actor, setting }: Context<StaffActor>, { src, path, widths, files, bytes }: Row): Promise<void> {
  await sql`
    insert into media_staff (src, staff_id, path, widths, files, bytes, created_at, remove_after)
    select ${src}, ${actor.staff_id}, ${path}, ${widths}::int[], ${files}::text[], ${bytes}, at, at + make_interval(hours => ${setting(mediaSettings.unused_hours)})
    from clock_timestamp() at`.execute(db)
}
