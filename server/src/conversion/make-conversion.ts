import type { Conversion, conversion as contract } from '@longmall/contract/conversion.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { refuseTermsDue, termsDue } from '../asset-area/require-agreement.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { dayIn } from '../kernel/time/clock.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import { coinSubject, grantUse } from '../payment/consume-grant.ts'
import type { AccountRef } from '../wallet/accounts.ts'
import { asRefusal } from '../wallet/as-refusal.ts'
import { postingOf, type Transfer } from '../wallet/post-transfer.ts'
import { columns, showConversion, type ConversionRow } from './queries.ts'
import { convert, newConversionNo, otherUnit } from './rules.ts'
import { readQuote, type Quoted } from './sign-quote.ts'

/**
 * Converts on the terms of a quote (AST-09), whatever the prices and settings are meanwhile; the area is open. Needs a payment grant of
 * purpose `conversion` for the coin and the amount given. Refuses `conversion.quote_invalid` for one that was not signed for the caller,
 * `conversion.quote_expired`, `conversion.member_frozen`, `asset_area.terms_not_agreed` {version}, `payment.grant_required`,
 * `payment.grant_invalid`, `conversion.insufficient`.
 */
export async function makeConversion(context: Context<MemberActor>, { quote, grant }: InputOf<typeof contract.make>): Promise<Conversion> {
  const { actor, now, site } = context
  const quoted = readQuote(site.keys.sign, actor.member_id, quote)
  if (!quoted) throw new Refusal('conversion.quote_invalid')
  if (quoted.expires_at <= now) throw new Refusal('conversion.quote_expired')
  if (actor.is_frozen) throw new Refusal('conversion.member_frozen')
  await checkGrant(context, quoted, grant)
  return showConversion(await insertConversion(context, quoted))
}

/** Uses the grant up, and looks whether the terms are agreed to, in one statement. */
async function checkGrant(context: Context<MemberActor>, { unit_from, given }: Quoted, token: string | undefined): Promise<void> {
  const use = grantUse(context, { purpose: 'conversion', subject: coinSubject(unit_from), amount: given }, token)
  const { rows } = await sql<{ terms_due: number | null; has_grant: boolean }>`
    with used as (${use} returning 1)
    select ${termsDue(context.actor.member_id)} as terms_due, exists (select from used) as has_grant`.execute(context.db)
  refuseTermsDue(rows[0]!.terms_due)
  if (!rows[0]!.has_grant) throw new Refusal('payment.grant_invalid')
}

/** Posts the conversion and writes its row, in one statement. */
async function insertConversion(context: Context<MemberActor>, quoted: Quoted): Promise<ConversionRow> {
  const { db, actor, now } = context
  const { unit_from, given, fee_ppm, micros_from, micros_to } = quoted
  const { fee, received } = convert(given, quoted)
  const conversion_no = newConversionNo(dayIn(context.setting(zoneSettings.time_zone), now))
  const posting = postingOf(context, transferOf(actor.member_id, conversion_no, quoted), sql`'conversion ' || n.id`)
  try {
    const { rows } = await sql<ConversionRow>`
      with n as materialized (select nextval(pg_get_serial_sequence('conversion', 'id'))::int as id)
      insert into conversion as c (id, conversion_no, member_id, unit_from, unit_to, given, fee, received, fee_ppm, micros_from, micros_to, transfer_id, created_at)
      select n.id, ${conversion_no}, ${actor.member_id}, ${unit_from}, ${otherUnit(unit_from)}, ${given}, ${fee}, ${received}, ${fee_ppm}, ${micros_from}, ${micros_to},
        ${posting}, ${now} from n returning ${columns}`.execute(db)
    return rows[0]!
  } catch (error) {
    throw refusalOf(error)
  }
}

/** What is given goes to the house in its coin, the fee to the house's fees; what is received comes from the house in the other coin. */
function transferOf(member: number, conversion_no: string, quoted: Quoted): Transfer {
  const { unit_from, given } = quoted
  const unit_to = otherUnit(unit_from)
  const { fee, received } = convert(given, quoted)
  const available = (unit: typeof unit_from): AccountRef => ({ member, unit, purpose: 'available' })
  return {
    kind: 'conversion.make',
    topic: 'conversion',
    key: conversion_no,
    reason: conversion_no,
    entries: [
      { account: available(unit_from), amount: -given },
      { account: { house: 'conversion', unit: unit_from }, amount: given - fee },
      { account: { house: 'fees', unit: unit_from }, amount: fee },
      { account: { house: 'conversion', unit: unit_to }, amount: -received },
      { account: available(unit_to), amount: received },
    ],
  }
}

function refusalOf(error: unknown): unknown {
  const refusal = asRefusal(error)
  const isShort = refusal instanceof Refusal && refusal.code === 'wallet.insufficient'
  return isShort ? new Refusal('conversion.insufficient') : refusal
}
