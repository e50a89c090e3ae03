import { member, staff } from './access-row.ts'

/** Who may call what concerns invitation. */
export const invitationRows = {
  'invitation/view': member,
  'invitation/invitees': member,
  'invitation/list_rewards': staff('owner', 'operator', 'finance', 'support'),
} as const
