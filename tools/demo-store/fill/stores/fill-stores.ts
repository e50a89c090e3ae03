import { languages } from '@longmall/contract/fields.ts'
import type { Context } from '@longmall/server/src/kernel/context.ts'
import { agentCodes } from '../../content/members/agent-codes.ts'
import { demoStores } from '../../content/shop/stores.ts'

/** Stores with hours, place and clerks, and the codes of agents with whose they are. */
export async function fillStores({ db, now }: Context, member: (account: string) => number): Promise<void> {
  for (const [position, { name, address, note, hours, clerks, ...row }] of demoStores.entries()) {
    const { id: store_id } = await db
      .insertInto('store')
      .values({ ...row, hours: JSON.stringify(hours), position, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const texts = languages.map((language) => ({
      store_id,
      language,
      name: name[language],
      address: address[language],
      note: note[language],
    }))
    await db.insertInto('store_text').values(texts).execute()
    await db
      .insertInto('store_clerk')
      .values(clerks.map((account) => ({ store_id, member_id: member(account), added_at: now })))
      .execute()
  }
  const codes = agentCodes.map(({ owner, ...code }) => ({ ...code, owner_id: owner === null ? null : member(owner), created_at: now }))
  await db.insertInto('agent_code').values(codes).execute()
}
