import * as z from 'zod/mini'
import { CodeDigits, CodeSent } from './code.ts'
import { Flag, Rows, Secret, Text, Timestamp, Token } from './fields.ts'
import { operation } from './operation.ts'

const Channel = z.enum(['mobile', 'email'])

/** Showing to be the owner before a contact is changed, and undoing a change by the link that the old contact was sent. */
export const identityContact = {
  owner_verification: operation({
    path: 'identity/owner_verification',
    kind: 'query',
    access: { who: 'member' },
    summary: 'How the caller can show to be the owner: the password, or a code to a contact that is not new',
    input: z.object({}),
    output: z.object({
      has_password: Flag,
      /** Contacts that a code may go to, masked. */
      contacts: Rows(z.object({ channel: Channel, sent_to: Text(254) })),
      /** Until when withdrawals and a new payment password wait after a change of contact. */
      cooldown_until: z.nullable(Timestamp),
    }),
  }),
  send_owner_code: operation({
    path: 'identity/send_owner_code',
    kind: 'non_transactional',
    access: { who: 'member' },
    rate: 'code',
    summary: 'Sends a code to a present contact, which shows that the caller is the owner',
    refusals: ['code.too_soon', 'code.not_sent', 'identity.contact_cooldown'],
    input: z.object({ channel: Channel }),
    output: CodeSent,
  }),
  confirm_owner: operation({
    path: 'identity/confirm_owner',
    kind: 'non_transactional',
    access: { who: 'member' },
    rate: 'log_in',
    summary: 'Takes the log-in password or the code to a present contact and gives the proof that binds a new contact',
    refusals: [
      'identity.wrong_password',
      'identity.wrong_password_attempts_left',
      'identity.locked',
      'code.wrong',
      'code.wrong_attempts_left',
      'code.expired',
    ],
    input: z.object({ password: z.optional(Secret(1, 64)), code: z.optional(CodeDigits) }),
    output: z.object({ proof: Token }),
  }),
  view_contact_undo: operation({
    path: 'identity/view_contact_undo',
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'code',
    summary: 'What the link that was sent to an old contact would undo',
    refusals: ['identity.undo_expired'],
    input: z.object({ link: Token }),
    output: z.object({
      account: Text(40),
      undo_until: Timestamp,
      changes: Rows(z.object({ kind: Channel, before: z.nullable(Text(254)), after: Text(254), at: Timestamp })),
    }),
  }),
  undo_contact: operation({
    path: 'identity/undo_contact',
    kind: 'command',
    access: { who: 'all' },
    rate: 'code',
    summary: 'Undoes changes of contact by the link that was sent to the old one; ends all sessions and voids the password',
    refusals: ['identity.undo_expired', 'identity.undo_contact_taken'],
    input: z.object({ link: Token }),
    output: z.object({}),
  }),
}
