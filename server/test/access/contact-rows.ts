import { everyone, member } from './access-row.ts'

/** Who may show that an account is his, and take a new contact of it back. The link of the old contact is all that undoing asks for. */
export const contactRows = {
  'identity/owner_verification': member,
  'identity/send_owner_code': member,
  'identity/confirm_owner': member,
  'identity/view_contact_undo': everyone,
  'identity/undo_contact': everyone,
} as const
