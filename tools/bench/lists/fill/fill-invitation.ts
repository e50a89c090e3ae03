import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { fillTable, grows, upTo } from '../fill-table.ts'

/** Every member but the first was invited, and paid the inviter a reward. */
export async function fillInvitation(db: Database, count: number): Promise<void> {
  await fillTable(db, 'invitation_reward', count - 1, {
    id: 'n',
    inviter_id: upTo('inviter', 'n'),
    invitee_id: 'n + 1',
    occasion: `'registered'`,
    longcoin: '100',
    money: upTo('money', 500),
    rewarded_at: grows(count),
  })
}
