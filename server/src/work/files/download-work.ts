import { createHmac, timingSafeEqual } from 'node:crypto'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { work as contract } from '@longmall/contract/work.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findWork, mayChange } from '../queries.ts'

const validMs = 300_000

/**
 * A signed address of a job's result for operators who may change the job: the browser streams it to disk, whatever its size. Refuses
 * `work.not_found`, `work.file_expired`.
 */
export async function downloadWork(
  context: Context<StaffActor>,
  { work_id }: InputOf<typeof contract.download>,
): Promise<OutputOf<typeof contract.download>> {
  const row = await findWork(context, work_id)
  if (!mayChange(context, row)) throw new Refusal('work.not_found')
  const { file_key, file_name } = row
  if (file_key === null || file_name === null) throw new Refusal('work.file_expired')
  await audit(context, { subject: `work ${work_id}`, before: null, after: { downloaded: file_name } })
  return { address: `/api/work-file/${signFile(context.site.keys.sign, file_key, Date.now() + validMs)}`, file_name }
}

const signature = (key: Buffer, text: string) => createHmac('sha256', key).update(`work file ${text}`).digest('base64url')

export function signFile(key: Buffer, file_key: string, until: number): string {
  const body = `${file_key}.${until.toString(36)}`
  return `${body}.${signature(key, body)}`
}

/** The file that a signed address names; null when it was not signed here or is over. */
export function fileOfTicket(key: Buffer, ticket: string, now: number): string | null {
  const [file_key = '', until = '', given = ''] = ticket.split('.')
  const expected = Buffer.from(signature(key, `${file_key}.${until}`))
  const shown = Buffer.from(given)
  const isSigned = shown.length === expected.length && timingSafeEqual(shown, expected)
  return isSigned && parseInt(until, 36) > now ? file_key : null
}
