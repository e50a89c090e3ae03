import { rewardInviter } from '@longmall/server/src/invitation/reward-inviter.ts'
import { createContext, type Site } from '@longmall/server/src/kernel/context.ts'
import { sql } from 'kysely'

/** Who invited whom, as the migration notes it of members that are there, and what it brought the accounts that the demo offers. */
export async function fillInvitations(site: Site, accounts: readonly string[]): Promise<void> {
  await createContext(site, { kind: 'system' }).transaction(async (context) => {
    await sql`
      insert into invitation_invitee (member_id, inviter_id, registered_at)
      select id, referrer_id, created_at from member where referrer_id <> id on conflict do nothing`.execute(context.db)
    await sql`
      insert into invitation_inviter (member_id, invitees)
      select inviter_id, count(*) from invitation_invitee group by inviter_id on conflict do nothing`.execute(context.db)
    const { rows } = await sql<{ member_id: number }>`
      select i.member_id from invitation_invitee i join member m on m.id = i.inviter_id
      where m.account = any (${accounts}::text[]) order by i.member_id`.execute(context.db)
    for (const { member_id } of rows) await rewardInviter(context, { invitee_id: member_id, occasion: 'registered', order_id: null })
  })
}
