import { succeeded, type RefusalData } from '@longmall/contract/errors.ts'
import type { Uploaded } from '@longmall/contract/upload.ts'
import type { Client, TestShop } from '../../../test/harness.ts'

export interface Answer {
  status: number
  code: number
  message: string
  data: (Partial<Uploaded> & Partial<RefusalData>) | null
}

export interface UploadParts {
  path?: string
  /** Text fields beside the token; a name may come more than once. */
  fields?: [string, string][]
  /** Files by their field; `file` when one is given alone. */
  file?: Uint8Array | null
  files?: [string, Uint8Array][]
  filename?: string
  type?: string
}

/** The multipart body of an upload, as a browser makes it. */
export function formOf(
  token: string | null,
  { fields = [], file, files, filename = 'my photo.png', type = 'image/png' }: UploadParts,
): FormData {
  const form = new FormData()
  if (token) form.append('token', token)
  for (const [name, value] of [['app_type', 'h5'], ['app_type_name', 'H5'], ...fields] as const) form.append(name, value)
  for (const [name, content] of files ?? (file ? [['file', file] as const] : []))
    form.append(name, new File([content as Uint8Array<ArrayBuffer>], filename, { type }))
  return form
}

/** Uploads as a browser does. */
export async function upload(shop: TestShop, who: Client | null, parts: UploadParts): Promise<Answer> {
  // As bytes: the platform's own stream of a form cannot be given up half read.
  const whole = new Response(formOf(who?.token ?? null, parts))
  const headers = { 'content-type': whole.headers.get('content-type')! }
  const response = await shop.app.request(`/api/upload/${parts.path ?? 'avatar'}`, {
    method: 'POST',
    body: await whole.arrayBuffer(),
    headers,
  })
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

/** Uploads and gives where the picture can be seen; throws when it was refused. */
export async function uploaded(shop: TestShop, who: Client, parts: UploadParts): Promise<string> {
  const answer = await upload(shop, who, parts)
  if (!succeeded(answer.code)) throw new Error(`${answer.status} ${answer.message}`)
  return answer.data!.pic_path!
}
