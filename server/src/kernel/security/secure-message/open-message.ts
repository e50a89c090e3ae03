import { sealAlgorithms, sealEncryption, sealedFields, sealedText } from '@longmall/contract/sealed.ts'
import { compactDecrypt } from 'jose/jwe/compact/decrypt'
import { decodeProtectedHeader } from 'jose/decode/protected_header'
import * as z from 'zod/mini'
import type { Site } from '../../context.ts'
import { bodyText, splitForm, type RawForm } from '../../http/decode.ts'
import { Refusal } from '../../refusal.ts'
import { privateKeyOf } from './pairs.ts'
import { sessionKeyOf } from './session-keys.ts'
import { acceptMessage } from './accept-message.ts'

/** Content of a sealed message, and its key. */
export interface OpenedMessage {
  option: 1 | 2
  kid: string
  form: RawForm
  /** Option 2: the session that the key was made for; null for a visitor's. */
  session_hash: Buffer | null
}

// Exactly these: no compression, no embedded or foreign keys, no work factors.
const Header = z.strictObject({
  alg: z.enum([sealAlgorithms[1], sealAlgorithms[2]]),
  enc: z.literal(sealEncryption),
  kid: z.uuid(),
})
const Stamps = z.object({ sealed_path: z.string(), sealed_at: z.string().check(z.regex(/^\d{13}$/)), sealed_nonce: z.uuid() })

const invalid = () => new Refusal('session.message_invalid')

/**
 * Opens a sealed message that was made for `path`, and takes its number, so that it is taken once.
 * Refuses `session.key_unknown {kid}`, `session.message_invalid`, `session.message_late {server_time}`, `session.message_replayed`.
 */
export async function openMessage(site: Site, message: string, path: string): Promise<OpenedMessage> {
  const { alg, kid } = headerOf(message)
  const option = alg === sealAlgorithms[1] ? 1 : 2
  const key = await (option === 1 ? privateKeyOf(site, kid) : sessionKeyOf(site, kid))
  const text = await decrypted(message, key, alg)
  const form = splitForm(text)
  const stamps = z.safeParse(Stamps, form.own)
  if (!stamps.success || stamps.data.sealed_path !== path) throw invalid()
  if (sealedText([...Object.entries(form.common), ...Object.entries(form.own)]) !== text) throw invalid()
  for (const name of sealedFields) delete form.own[name]
  const { sealed_at, sealed_nonce } = stamps.data
  const session_hash = await acceptMessage(site, { option, kid, nonce: sealed_nonce, sealed_at: Number(sealed_at) })
  return { option, kid, form, session_hash }
}

function headerOf(message: string): z.output<typeof Header> {
  // A last sign may have bits that mean nothing: such a text would be another message with the same contents.
  const isExact = message.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
  if (!isExact) throw invalid()
  try {
    return z.parse(Header, decodeProtectedHeader(message))
  } catch {
    throw invalid()
  }
}

async function decrypted(message: string, key: CryptoKey, alg: string): Promise<string> {
  try {
    const { plaintext } = await compactDecrypt(message, key, {
      keyManagementAlgorithms: [alg],
      contentEncryptionAlgorithms: [sealEncryption],
      maxDecompressedLength: 0,
    })
    return bodyText(plaintext)
  } catch {
    throw invalid()
  }
}
