import { createHash, randomUUID } from 'node:crypto'
import type { identity } from '@longmall/contract/identity.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { atLeast } from '../../code/at-least.ts'
import { checkCaptcha, dropCaptcha } from '../../code/check-captcha.ts'
import { pretendCode } from '../../code/pretend-code.ts'
import { sendCode } from '../../code/send-code.ts'
import { plus } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { boundContacts, receiverOf } from '../contact/bound-contacts.ts'
import { memberDevices } from '../login/known-devices.ts'
import { findAccount } from '../login/find-account.ts'
import { identitySettings } from '../settings.ts'

type Input = InputOf<typeof identity.start_recovery>
type Sent = OutputOf<typeof identity.resend_recovery_code>

/** A recovery's code hangs on the name that was typed, so that limits tell nothing about whose it is. */
export const codeOf = (subject: string) => ({ purpose: 'recover', subject }) as const

/** The stored form of a name in `recovery.subject`. */
const subjectOf = (name: string) => createHash('sha256').update(name.toLowerCase()).digest('base64url')

/**
 * Sends a recovery code by e-mail, or by SMS to a member with a mobile. Counts, response and timing are the same for an unknown name
 * (IDN-05, IDN-06). Refuses those of a captcha and `code.too_soon` {seconds}.
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
      const sent = await send(inner, subject, channel, found?.id ?? null)
      await dropCaptcha(inner, captcha.captcha_id)
      return { recovery_id, ...sent }
    })
  })
}

/** Sends the code of a recovery again, with the same care. Refuses `identity.recovery_expired`, `code.too_soon` {seconds}. */
export async function resendRecoveryCode(context: Context, { recovery_id }: { recovery_id: string }): Promise<Sent> {
  return atLeast(async () => {
    const { subject, channel, member_id } = await findRecovery(context, recovery_id)
    return context.transaction((inner) => send(inner, subject, channel, member_id))
  })
}

async function send(context: Context, subject: string, channel: Input['channel'], member_id: number | null): Promise<Sent> {
  const to = await receiverFor(context, channel, member_id ?? 0)
  if (!to) return pretendCode(context, codeOf(subject))
  const isOwner = await memberDevices.isKnown(context, memberDevices.read(context), member_id ?? 0)
  const { expires_at, resend_at } = await sendCode(context, { ...codeOf(subject), to, isOwner })
  return { expires_at, resend_at }
}

/**
 * Members without a mobile get by e-mail what would be sent by SMS (decisions.md, Codes). A contact bound within the waiting period does
 * not count: otherwise an intruder could bind one and recover with it.
 */
async function receiverFor(context: Context, channel: Input['channel'], member_id: number) {
  const settled = (await boundContacts(context, member_id)).filter((one) => one.is_settled)
  const found = settled.find(({ kind }) => kind === channel) ?? settled.find(({ kind }) => kind === 'email' && channel === 'mobile')
  return found && receiverOf(found)
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
