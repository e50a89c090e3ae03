import type { CodeSent } from '@longmall/contract/code.ts'
import { sql } from 'kysely'
import { checkCode } from '../../code/check-code.ts'
import { maskEmail, maskMobile } from '../../code/mask.ts'
import { pretendCode } from '../../code/pretend-code.ts'
import { sendCode } from '../../code/send-code.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { ContactKind } from '../../identity/contact/bound-contacts.ts'
import { recordBinding, type UndoLink } from '../../identity/contact/record-binding.ts'
import { readProof, useProof } from '../../identity/proof/use-proof.ts'
import { queueMail } from '../../messaging/send-mail.ts'
import { queueSms } from '../../messaging/send-sms.ts'

type Caller = Context<MemberActor>
/** What a member shows to bind a contact: the code that was sent there, and the proof of being the owner. */
export interface ContactChangeProof {
  code: string
  proof: string
}

const takenRefusal = { email: 'identity.email_taken', mobile: 'member.mobile_taken' } as const
const codeOf = ({ actor }: Caller, kind: ContactKind) => ({ purpose: kind, subject: `member ${actor.member_id}` }) as const
// E-mail addresses differ by more than case; a mobile is in its one form already.
const keyOf = (value: string) => value.toLowerCase()

/**
 * Sends a code to a new contact and records it. A contact of another member is refused as slowly as codes are sent, so that lists cannot
 * be probed. Refuses `identity.proof_expired`, `identity.email_taken`, `member.mobile_taken`, `code.too_soon`.
 */
export async function requestContactChange(context: Caller, kind: ContactKind, value: string, proof: string): Promise<CodeSent> {
  await checkProof(context, proof)
  if (await isTaken(context, kind, value)) {
    await pretendCode(context, codeOf(context, kind))
    throw new Refusal(takenRefusal[kind])
  }
  return context.transaction(async (inner) => {
    const sent = await sendCode(inner, { ...codeOf(inner, kind), to: kind === 'email' ? { email: value } : { mobile: value } })
    await sql`
      insert into contact_change (member_id, kind, value) values (${inner.actor.member_id}, ${kind}, ${keyOf(value)})
      on conflict (member_id, kind) do update set value = excluded.value`.execute(inner.db)
    return sent
  })
}

/** Whoever only holds a session binds nothing. Refuses `identity.proof_expired`. */
async function checkProof(context: Caller, proof: string): Promise<void> {
  if ((await readProof(context, 'contact', proof)) !== context.actor.member_id) throw new Refusal('identity.proof_expired')
}

async function isTaken({ db, actor }: Caller, kind: ContactKind, value: string): Promise<boolean> {
  const column = kind === 'email' ? sql`lower(email)` : sql`mobile`
  const { rows } = await sql`select from member where ${column} = ${keyOf(value)} and id <> ${actor.member_id}`.execute(db)
  return rows.length > 0
}

/**
 * Binds the contact that the live code was sent to, and notifies the old one. Only within `steps`.
 * Refuses `identity.proof_expired`, those of a code (`code.expired` for another contact than the one asked for) and that it was taken meanwhile.
 */
export async function bindContact(context: Caller, kind: ContactKind, value: string, { code, proof }: ContactChangeProof): Promise<void> {
  await checkProof(context, proof)
  const { db, actor } = context
  const requested = await db
    .selectFrom('contact_change')
    .select('value')
    .where('member_id', '=', actor.member_id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (requested?.value !== keyOf(value)) throw new Refusal('code.expired')
  await checkCode(context, { ...codeOf(context, kind), code })
  try {
    await context.transaction(async (inner) => {
      if (!(await useProof(inner, 'contact', proof, inner.actor.member_id))) throw new Refusal('identity.proof_expired')
      await replaceContact(inner, kind, value)
    })
  } catch (error) {
    throw isUniqueViolation(error, `member_${kind}`) ? new Refusal(takenRefusal[kind]) : error
  }
}

async function replaceContact(context: Caller, kind: ContactKind, value: string): Promise<void> {
  const { db, actor } = context
  const old = await db
    .selectFrom('member')
    .select(['account', 'email', 'mobile', 'language'])
    .where('id', '=', actor.member_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  // Another may have been asked for while the code was checked.
  const used = await sql`
    delete from contact_change where member_id = ${actor.member_id} and kind = ${kind} and value = ${keyOf(value)}`.execute(db)
  if (!used.numAffectedRows) throw new Refusal('code.expired')
  await db
    .updateTable('member')
    .set({ [kind]: value })
    .where('id', '=', actor.member_id)
    .execute()
  const link = await recordBinding(context, actor.member_id, { kind, old_value: old[kind], new_value: value })
  await notifyOldContact(context, kind, value, { ...old, link })
}

interface OldContact {
  account: string
  email: string
  mobile: string | null
  language: string
  link: UndoLink
}

/**
 * The old contact gets the link that undoes the change, and so does the other one: whoever reads one of them may be whom it is about.
 * Who had no mobile so far is notified by e-mail alone.
 */
async function notifyOldContact(
  context: Caller,
  kind: ContactKind,
  value: string,
  { account, email, mobile, language, link }: OldContact,
): Promise<void> {
  const message = {
    language: language as Context['language'],
    secret: { code: link.token, send_until: link.until },
    ...(kind === 'email'
      ? { template: 'email_changed' as const, params: { account, email: maskEmail(value), link: link.address, until: link.until } }
      : { template: 'mobile_changed' as const, params: { account, mobile: maskMobile(value), link: link.address, until: link.until } }),
  }
  await queueMail(context, { ...message, to: email })
  if (mobile) await queueSms(context, { ...message, to: mobile })
}

const isUniqueViolation = (error: unknown, index: string) =>
  error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error && error.constraint === index
