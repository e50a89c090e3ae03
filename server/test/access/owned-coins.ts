import { sql } from 'kysely'
import { newToken } from '../../src/kernel/security/session.ts'
import { postTransfer } from '../../src/wallet/post-transfer.ts'
import type { TestShop } from '../harness.ts'

export type OwnedCoins = Record<'conversion_id' | 'coin_transfer_id', unknown>

/** A conversion and a transfer of a member, whatever the member's grade is and whether frozen or not. */
export async function makeOwnedCoins(shop: TestShop, member_id: number): Promise<OwnedCoins> {
  const payee = await shop.member()
  const no = newToken().slice(0, 20)
  return shop.systemContext().transaction(async (context) => {
    const { db, now } = context
    const transfer_id = await postTransfer(context, {
      kind: 'access.coins',
      topic: 'various',
      key: no,
      reason: 'test',
      entries: [
        { account: { house: 'fees', unit: 'ACC' }, amount: -1n },
        { account: { house: 'conversion', unit: 'ACC' }, amount: 1n },
      ],
    })
    const conversion = await sql<{ id: number }>`
      insert into conversion (conversion_no, member_id, unit_from, unit_to, given, fee, received, fee_ppm, micros_from, micros_to, transfer_id, created_at)
      values (${no}, ${member_id}, 'ACC', 'AAA', 1000, 1, 999, 1000, 1000000, 1000000, ${transfer_id}, ${now}) returning id`.execute(db)
    const transfer = await sql<{ id: number }>`
      insert into coin_transfer (coin_transfer_no, payer_id, payee_id, unit, amount, remark, transfer_id, created_at)
      values (${no}, ${member_id}, ${payee.member_id}, 'ACC', 1000, '', ${transfer_id}, ${now}) returning id`.execute(db)
    return { conversion_id: conversion.rows[0]!.id, coin_transfer_id: transfer.rows[0]!.id }
  })
}

/** Such things that nobody has. */
export const unownedCoins = (): OwnedCoins => ({ conversion_id: 2147483647, coin_transfer_id: 2147483647 })
