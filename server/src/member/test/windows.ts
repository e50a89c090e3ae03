import { sql } from 'kysely'
import type { UnitCode } from '@longmall/contract/units.ts'
import type { Client, TestShop } from '../../../test/harness.ts'
import type { FrozenPurpose } from '../../wallet/frozen/move-frozen.ts'
import { balanceOf } from '../../wallet/balances.ts'
import { postTransfer } from '../../wallet/post-transfer.ts'

export const windowOf = async ({ call }: Client) => (await call('member/centre', {})).window!

/** Moves the store clock to an instant, or so many seconds before it, and lets everything due happen. */
export async function advanceTo(shop: TestShop, at: string, secondsBefore = 0): Promise<void> {
  await shop.advance({ seconds: (Date.parse(at) - Date.parse(shop.site.shared.now())) / 1000 - secondsBefore })
  await shop.relay()
}

/** Credits frozen income, in the unit's smallest part. */
export async function creditFrozen(
  shop: TestShop,
  { member_id }: Pick<Client, 'member_id'>,
  purpose: FrozenPurpose,
  amount: bigint,
  unit: UnitCode = 'ACC',
): Promise<void> {
  await shop.systemContext().transaction((context) =>
    postTransfer(context, {
      kind: 'test',
      topic: 'award',
      key: crypto.randomUUID(),
      reason: 'test',
      entries: [
        { account: { member: member_id, unit, purpose }, amount },
        { account: { house: 'treasury', unit }, amount: -amount },
      ],
    }),
  )
}

/** What a member has of a unit: frozen by referral and by window, and available. */
export async function incomeOf(shop: TestShop, { member_id }: Pick<Client, 'member_id'>, unit: UnitCode = 'ACC'): Promise<bigint[]> {
  const purposes = ['frozen:referral', 'frozen:window', 'available'] as const
  return Promise.all(purposes.map((purpose) => balanceOf(shop.systemContext(), { member: member_id, unit, purpose })))
}

export const forfeitedOf = (shop: TestShop, unit: UnitCode = 'ACC') => balanceOf(shop.systemContext(), { house: 'forfeited', unit })

/** Templates of the mails of a member, in order. */
export async function mailsOf(shop: TestShop, { member_id }: Pick<Client, 'member_id'>): Promise<string[]> {
  const { rows } = await sql<{ template: string }>`
    select e.template from message e join member m on m.email = e.recipient where m.id = ${member_id} and e.template like 'am_window%' order by e.id`.execute(
    shop.db,
  )
  return rows.map(({ template }) => template)
}
