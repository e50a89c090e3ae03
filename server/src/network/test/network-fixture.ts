import { sql } from 'kysely'
import type { Client, TestShop } from '../../../test/harness.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { raiseGrade } from '../../member/level/raise-grade.ts'
import '../../identity/events.ts'

/** Members who register under each other, become AM and higher, and the verification of both trees. */
export function openNetwork(shop: TestShop) {
  /** Registers a member under another, or under nobody. */
  async function register(referrer_id: number | null = null, account?: string): Promise<Client> {
    const client = await shop.member(account === undefined ? {} : { account })
    const { member_id } = client
    await shop.db.updateTable('member').set({ referrer_id }).where('id', '=', member_id).execute()
    await shop.systemContext().transaction((context) => emit(context, 'member.registered', { member_id, referrer_id }))
    return client
  }

  const raise = (member_id: number, grade = 4) =>
    shop.systemContext().transaction((context) => raiseGrade(context, member_id, grade, { cause: 'referrals' }))

  /** Registers a member, AM at once, and delivers what was published. */
  async function placed(referrer_id: number | null = null): Promise<Client & { node_id: number }> {
    const client = await register(referrer_id)
    await raise(client.member_id)
    await shop.relay()
    const { node_id } = await client.call('network/view', {})
    return Object.assign(client, { node_id: node_id! })
  }

  /** The first difference between what is stored and a fresh computation, apart from members who never registered. */
  async function difference(): Promise<string | null> {
    const { rows: missing } = await sql<{ id: number }>`
      select m.id from member m where not exists (select from sponsor_node s where s.member_id = m.id)`.execute(shop.db)
    for (const { id } of missing) await sql`select bind_sponsor(${id}, null, store_now())`.execute(shop.db)
    await sql`select count_team_members(array_agg(id)) from member`.execute(shop.db)
    const { rows } = await sql<{ first_difference: string | null }>`select first_difference from check_network()`.execute(shop.db)
    return rows[0]!.first_difference
  }

  const node = async (node_id: number) =>
    shop.db.selectFrom('placement_node').selectAll().where('id', '=', node_id).executeTakeFirstOrThrow()

  return { register, raise, placed, difference, node }
}
