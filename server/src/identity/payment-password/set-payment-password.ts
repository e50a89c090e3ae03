import type { CodeSent } from '@longmall/contract/code.ts'
import type { identity } from '@longmall/contract/identity.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { isWeakPaymentPassword } from '@longmall/contract/weak-payment-password.ts'
import { sql } from 'kysely'
import { checkCode } from '../../code/check-code.ts'
import { sendCode } from '../../code/send-code.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { queueMail } from '../../messaging/send-mail.ts'
import { settledContactOf } from '../contact-of.ts'
import { refuseInContactWait } from '../contact-wait.ts'
import { withHasher } from '../hash-password.ts'
import { knownCaller } from '../hash-queue.ts'
import { makeProof, readProof, useProof } from '../proof/use-proof.ts'
import { pepperPaymentPassword } from '../rules.ts'

const codeOf = (member_id: number) => ({ purpose: 'payment_password', subject: `member ${member_id}` }) as const

/** Sends the code for a new payment password (IDN-08). Refuses `identity.contact_cooldown` {until}, `code.too_soon`. */
export async function sendPaymentCode(context: Context<MemberActor>): Promise<CodeSent> {
  await refuseReset(context)
  const { to } = await settledContactOf(context)
  return context.transaction((inner) => sendCode(inner, { ...codeOf(context.actor.member_id), to }))
}

/** Takes the code and gives the proof that sets the payment password. Refuses those of a code. */
export async function checkPaymentCode(
  context: Context<MemberActor>,
  { code }: InputOf<typeof identity.check_payment_code>,
): Promise<{ proof: string }> {
  const { member_id } = context.actor
  await checkCode(context, { ...codeOf(member_id), code })
  return makeProof(context, 'payment_password', member_id)
}

/**
 * Sets, changes or resets the payment password against a proof, once; a new one lifts every lock (IDN-08).
 * Refuses `identity.weak_payment_password`, `identity.passwords_differ`, `identity.proof_expired`, `identity.contact_cooldown` {until}.
 */
export async function setPaymentPassword(
  context: Context<MemberActor>,
  { proof, payment_password, payment_password_again }: InputOf<typeof identity.set_payment_password>,
): Promise<Record<string, never>> {
  // The first entry by itself, as the screen checks it before it asks for the second.
  if (isWeakPaymentPassword(payment_password)) throw new Refusal('identity.weak_payment_password')
  if (payment_password !== payment_password_again) throw new Refusal('identity.passwords_differ')
  const { actor, site } = context
  if ((await readProof(context, 'payment_password', proof)) !== actor.member_id) throw new Refusal('identity.proof_expired')
  const hash = await withHasher((hasher) => hasher.hash(pepperPaymentPassword(site.keys, payment_password)), knownCaller)
  await context.transaction(async (inner) => {
    await refuseReset(inner)
    if (!(await useProof(inner, 'payment_password', proof, actor.member_id))) throw new Refusal('identity.proof_expired')
    await sql`
      insert into payment_password (member_id, hash, set_at) values (${actor.member_id}, ${hash}, ${inner.now})
      on conflict (member_id) do update set hash = excluded.hash, set_at = excluded.set_at, attempts = 0, attempts_in_row = 0, locked_until = null`.execute(
      inner.db,
    )
    await notifyNewPassword(inner)
  })
  return {}
}

/**
 * One that is set is not replaced while the member waits after a change of contact. The first one may be set: its code went to a contact
 * that was there before.
 */
async function refuseReset(context: Context<MemberActor>): Promise<void> {
  const { db, actor } = context
  const stored = await db.selectFrom('payment_password').select('member_id').where('member_id', '=', actor.member_id).executeTakeFirst()
  if (stored) await refuseInContactWait(context, actor.member_id)
}

async function notifyNewPassword(context: Context<MemberActor>): Promise<void> {
  const { db, actor } = context
  const { account, email, language } = await db
    .selectFrom('member')
    .select(['account', 'email', 'language'])
    .where('id', '=', actor.member_id)
    .executeTakeFirstOrThrow()
  await queueMail(context, { to: email, template: 'payment_password_changed', language: language as Language, params: { account } })
}
