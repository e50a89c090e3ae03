import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { payment as contract } from '@longmall/contract/payment.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { receiveNotice } from './receive-notice.ts'

const bodySignedProviders = new Set(['sandbox', 'host'])

/**
 * The notice of a provider that signs its body in a field; those with a signature of their own come to `/api/payment/webhook`.
 * Refuses `payment.notice_forged`, `payment.notice_unknown`.
 */
export async function receiveSignedNotice(
  context: Context,
  { provider, body, signature }: InputOf<typeof contract.notice>,
): Promise<OutputOf<typeof contract.notice>> {
  const result = bodySignedProviders.has(provider) ? await receiveNotice(context, provider, { body, headers: { signature } }) : null
  if (!result) throw new Refusal('payment.notice_unknown')
  return result
}
