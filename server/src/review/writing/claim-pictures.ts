import type { Picture } from '@longmall/contract/catalogue.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { useUpload } from '../../media/use-upload.ts'

/** Takes the caller's own uploads into use, as pictures of one file each. Refuses `review.picture_gone` for one that is another's, used or removed. */
export async function claimPictures(context: Context<MemberActor>, pic_paths: readonly string[] = []): Promise<Omit<Picture, 'alt'>[]> {
  for (const path of pic_paths) if (!(await useUpload(context, path, 'evaluate'))) throw new Refusal('review.picture_gone')
  return pic_paths.map((src) => ({ src, widths: [], avif: false }))
}
