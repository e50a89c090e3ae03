import { networkTimeoutMs } from '@longmall/contract/constants.ts'
import { readBody, defaultPace } from '../kernel/http/read-body.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'

/** An upload as it came: text fields by name, and the file's content. */
export interface UploadForm {
  fields: Record<string, string>
  file: Uint8Array
}

// Boundaries, part headers and the other fields; the sealed field contains all of them.
const roomForFields = 64 * 1024
const maxParts = 30
const maxHeaderBytes = 4096
const maxFieldBytes = 16 * 1024

/**
 * Reads a multipart upload, never more of it than its path allows, and for no longer than a client waits.
 * Refuses `media.too_large` {megabytes}, `media.interrupted`, and wrong, doubled or missing parts by name. (SHL-23)
 */
export async function readUpload(
  request: Request,
  maxBytes: number,
  { timeoutMs = networkTimeoutMs, pace = defaultPace } = {},
): Promise<UploadForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw wrongField('content-type', 'field.choice')
  if (!request.body) throw wrongField('file', 'field.required')
  const limits = { maxBytes: maxBytes + roomForFields, tooLarge: () => tooLarge(maxBytes), pace, timeoutMs }
  const body = await readBody(request, limits).catch((error: unknown) => {
    throw error instanceof Refusal && error.code !== 'call.timeout' ? error : new Refusal('media.interrupted')
  })
  refuseManyParts(body, type)
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal('media.interrupted')
  })
  const { fields, file } = await partsOf(form)
  if (file.byteLength > maxBytes) throw tooLarge(maxBytes)
  return { fields, file }
}

const tooLarge = (maxBytes: number) => new Refusal('media.too_large', { megabytes: Math.ceil(maxBytes / 1024 / 1024) })

/** Checked before the platform reads them: a hundred thousand parts, or one with endless headers, would hold the processor for half a second. */
function refuseManyParts(body: Buffer, type: string): void {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const boundary = `--${quoted ?? bare ?? ''}`
  let partCount = 0
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + boundary.length)) {
    // The last one ends the last part.
    if (++partCount > maxParts + 1) throw wrongField('body', 'field.too_many', { maximum: maxParts })
    const headerEnd = body.indexOf('\r\n\r\n', at)
    if ((headerEnd < 0 ? body.length : headerEnd) - at > maxHeaderBytes) throw new Refusal('media.interrupted')
  }
}

async function partsOf(form: FormData): Promise<UploadForm> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>
  let file: File | null = null
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (name === 'file') throw wrongField('file', 'field.type')
      if (name in fields) throw wrongField(shown(name), 'field.duplicate')
      fields[name] = checked(name, value)
    } else if (name !== 'file') throw wrongField(shown(name), 'field.unknown')
    else if (file) throw wrongField('file', 'field.duplicate')
    else file = value
  }
  if (!file) throw wrongField('file', 'field.required')
  return { fields, file: new Uint8Array(await file.arrayBuffer()) }
}

const shown = (name: string) => name.slice(0, 60)

function checked(name: string, value: string): string {
  if (value.length > maxFieldBytes) throw wrongField(shown(name), 'field.too_long', { maximum: maxFieldBytes })
  // The platform's decoder puts U+FFFD for bytes that are not UTF-8.
  if (value.includes('\ufffd')) throw wrongField(shown(name), 'field.not_utf8')
  return value
}
