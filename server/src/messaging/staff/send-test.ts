import type { messaging as contract } from '@longmall/contract/messaging.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { storeName } from '../../kernel/store-name.ts'
import { translate } from '../../kernel/translate.ts'
import { deliverMail } from '../deliver-mail.ts'
import { deliverSms } from '../deliver-sms.ts'
import { configuredChannels } from '../configured-channels.ts'

/**
 * Sends a test message at once, without the outbox, and returns the provider's error if it fails. Refuses `messaging.no_provider` when
 * nothing is configured.
 */
export async function sendTest(
  context: Context<StaffActor>,
  { kind, recipient }: InputOf<typeof contract.send_test>,
): Promise<OutputOf<typeof contract.send_test>> {
  await context.site.shared.refresh()
  if (!configuredChannels(context)[kind]) throw new Refusal('messaging.no_provider')
  const { language } = context
  const t = (key: 'message.test.subject' | 'message.test.text') => translate(language, key, { store: storeName(context, language) })
  const message = { recipient, language, subject: t('message.test.subject'), body: t('message.test.text'), code: null }
  const failure = await (kind === 'mail' ? deliverMail : deliverSms)(context, message).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  const answer = { works: failure === null, error: (failure ?? '').replace(/\s+/g, ' ').trim().slice(0, 300) }
  await audit(context, { subject: `${kind} test`, before: null, after: { recipient, ...answer } })
  return answer
}
