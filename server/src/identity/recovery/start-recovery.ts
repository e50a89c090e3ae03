import { createHash, randomUUID } from 'node:crypto'
import type { identity } from '@longmall/contract/identity.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { checkCaptcha, dropCaptcha } from '../../code/check-captcha.ts'
import { pretendCode } from '../../code/pretend-code.ts'
import { sendCode } from '../../code/send-code.ts'
import { plus } from '../../kernel/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findAccount, type Account } from '../login/find-account.ts'
import { identitySettings } from '../settings.ts'
import { atLeast } from './at-least.ts'

type Input = InputOf<typeof identity.start_recovery>
type Sent = OutputOf<typeof identity.resend_recovery_code>

/** A recovery's code hangs on the name that was typed, so that limits tell nothing about whose it is. */
export const codeOf = (subject: string) => ({ purpose: 'recover', subject }) as const

/** What `recovery.subject` keeps of a name. */
const subjectOf = (name: string) => createHash('sha256').update(name.toLowerCase()).digest('base64url')

/**
 * Sends a recovery code by e-mail, or by SMS to a member who bound a mobile. Counts, answers and takes the same time when nobody has this
 * name (IDN-05, IDN-06). Refuses those of a captcha and `code.too_soon` {seconds}.
 */
export async function startRecovery(
  context: Context,
  { account, channel, captcha }: Input,
): Promise<OutputOf<typeof identity.start_recovery>> {
  await checkCaptcha(context, captcha)
  return atLeast(async () => {
    const found = await findAccount(context, account)
    const [recovery_id, subject] = [randomUUID(), subjectOf(account)]
    return context.transaction(async (inner) => {
      await inner.db
        .insertInto('recovery')
        .values({
          id: recovery_id,
          subject,
          channel,
          member_id: found?.id ?? null,
          expires_at: plus(context.now, { minutes: context.setting(identitySettings.recovery_minutes) }),
        })
        .execute()
      const sent = await send(inner, subject, channel, found)
      await dropCaptcha(inner, captcha.captcha_id)
      return { recovery_id, ...sent }
    })
  })
}

/** Sends the code of a recovery again, with the same care. Refuses `identity.recovery_expired`, `code.too_soon` {seconds}. */
export async function resendRecoveryCode(context: Context, { recovery_id }: { recovery_id: string }): Promise<Sent> {
  return atLeast(async () => {
    const { subject, channel, member_id } = await findRecovery(context, recovery_id)
    const found = await context.db
      .selectFrom('member')
      .select(['email', 'mobile'])
      .where('id', '=', member_id ?? 0)
      .executeTakeFirst()
    return context.transaction((inner) => send(inner, subject, channel, found))
  })
}

async function send(
  context: Context,
  subject: string,
  channel: Input['channel'],
  found: Pick<Account, 'email' | 'mobile'> | undefined,
): Promise<Sent> {
  if (!found) return pretendCode(context, codeOf(subject))
  // Who bound no mobile gets by e-mail what would go by SMS (decisions.md, Codes).
  const to = channel === 'mobile' && found.mobile ? { mobile: found.mobile } : { email: found.email }
  const { expires_at, resend_at } = await sendCode(context, { ...codeOf(subject), to })
  return { expires_at, resend_at }
}

export interface Recovery {
  subject: string
  channel: Input['channel']
  /** Null when nobody has the name. */
  member_id: number | null
}

/** A recovery under way. Refuses `identity.recovery_expired`. */
export async function findRecovery({ db, now }: Context, id: string): Promise<Recovery> {
  const found = await db
    .selectFrom('recovery')
    .select(['subject', 'channel', 'member_id'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!found) throw new Refusal('identity.recovery_expired')
  return found as Recovery
}
