import { createHash } from 'node:crypto'
import { sealedFilesField } from '@longmall/contract/sealed.ts'
import type { Site } from '../kernel/context.ts'
import { sortFields } from '../kernel/http/decode.ts'
import { Refusal } from '../kernel/refusal.ts'
import { openForm, type CallForm } from '../kernel/security/secure-message/open-form.ts'
import type { UploadForm } from './read-upload.ts'

/**
 * The fields of an upload: plain ones as sent, or those of the sealed field `encrypt`, which includes the SHA-256 of the file (SHL-11).
 * Refuses as a security option does.
 */
export async function openUploadFields(site: Site, pathname: string, { fields, file }: UploadForm): Promise<CallForm> {
  const form = await openForm(site, pathname, 'asked', sortFields(Object.entries(fields)))
  if (form.option && form.own[sealedFilesField] !== JSON.stringify({ file: fileDigest(file) })) throw new Refusal('session.message_invalid')
  return form
}

/** The file's part in an encrypted upload: it stays as it is, and is bound to its fields by this. */
export const fileDigest = (file: Uint8Array) => createHash('sha256').update(file).digest('base64url')
