import { newUuid } from '@longmall/web/call/new-uuid.ts'
import type { Profile } from '@longmall/contract/member.ts'
import type { Uploaded } from '@longmall/contract/upload.ts'
import { storefront } from '../../../shell/storefront.ts'

/** Uploads a picture and makes it the member's. */
export async function saveAvatar(picture: Blob): Promise<Profile> {
  const { request } = storefront()
  const { pic_path } = (await request('upload/avatar', { payload: {}, files: { file: picture } })) as Uploaded
  return (await request('member/change_profile', { payload: { avatar: pic_path, request_key: newUuid() } })) as Profile
}
