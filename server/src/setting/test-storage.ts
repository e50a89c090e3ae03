import { randomUUID } from 'node:crypto'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { setting as contract } from '@longmall/contract/setting.ts'
import { audit } from '../kernel/security/audit.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { mediaStore, type MediaStore } from '../media/storage/media-store.ts'

/** Writes, reads and deletes a small file in the storage of pictures, and returns the error if it fails. */
export async function testStorage(context: Context<StaffActor>): Promise<OutputOf<typeof contract.test_storage>> {
  await context.site.shared.refresh()
  const store = mediaStore(context.site)
  const errorText = await trialOf(store).catch((error: unknown) =>
    error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  )
  const answer = { works: errorText === '', error: errorText.replace(/\s+/g, ' ').trim().slice(0, 300), location: store.location }
  await audit(context, { subject: 'storage test', before: null, after: answer })
  return answer
}

/** Nothing when all went well. */
async function trialOf(store: MediaStore): Promise<string> {
  const path = `/media/trial/${randomUUID()}.webp`
  const bytes = Buffer.from(randomUUID())
  await store.put(path, bytes)
  const found = await store.read(path)
  await store.remove(path)
  if (!found || !bytes.equals(found)) return 'What was read is not what was written.'
  return (await store.read(path)) ? 'The file could not be removed.' : ''
}
