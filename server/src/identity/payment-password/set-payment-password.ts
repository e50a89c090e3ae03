import type { CodeSent } from '@longmall/contract/code.ts'
import type { identity } from '@longmall/contract/identity.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import { checkCode } from '../../code/check-code.ts'
import { sendCode } from '../../code/send-code.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { queueMail } from '../../messaging/send-mail.ts'
import { contactOf } from '../contact-of.ts'
import { withHasher } from '../hash-password.ts'
import { known } from '../hash-queue.ts'
import { makeProof, readProof, useProof } from '../proof/use-proof.ts'
import { isWeakPaymentPassword, pepperPaymentPassword } from '../rules.ts'

const codeOf = (member_id: number) => ({ purpose: 'payment_password', subject: `member ${member_id}` }) as const

/** Sends the code for a new payment password (IDN-08). Refuses `code.too_soon`. */
export async function sendPaymentCode(context: Context<MemberActor>): Promise<CodeSent> {
  const { to } = await contactOf(context)
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
 * Refuses `identity.passwords_differ`, `identity.weak_payment_password`, `identity.proof_expired`.
 */
export async function setPaymentPassword(
  context: Context<MemberActor>,
  { proof, payment_password, payment_password_again }: InputOf<typeof identity.set_payment_password>,
): Promise<Record<string, never>> {
  if (payment_password !== payment_password_again) throw new Refusal('identity.passwords_differ')
  if (isWeakPaymentPassword(payment_password)) throw new Refusal('identity.weak_payment_password')
  const { actor, site } = context
  if ((await readProof(context, 'payment_password', proof)) !== actor.member_id) throw new Refusal('identity.proof_expired')
  const hash = await withHasher((hasher) => hasher.hash(pepperPaymentPassword(site.keys, payment_password)), known)
  await context.transaction(async (inner) => {
    if (!(await useProof(inner, 'payment_password', proof, actor.member_id))) throw new Refusal('identity.proof_expired')
    await sql`
      insert into payment_password (member_id, hash) values (${actor.member_id}, ${hash})
      on conflict (member_id) do update set hash = excluded.hash, tries = 0, tries_in_row = 0, locked_until = null`.execute(inner.db)
    await tellNewPassword(inner)
  })
  return {}
}

async function tellNewPassword(context: Context<MemberActor>): Promise<void> {
  const { db, actor } = context
  const { account, email, language } = await db
    .selectFrom('member')
    .select(['account', 'email', 'language'])
    .where('id', '=', actor.member_id)
    .executeTakeFirstOrThrow()
  await queueMail(context, { to: email, template: 'payment_password_changed', language: language as Language, params: { account } })
}
