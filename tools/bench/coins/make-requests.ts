import { createContext, type Context, type MemberActor, type Site } from '@longmall/server/src/kernel/context.ts'
import { plus } from '@longmall/server/src/kernel/time/clock.ts'
import { hashOfToken, newToken } from '@longmall/server/src/kernel/security/session.ts'
import { signQuote } from '@longmall/server/src/conversion/sign-quote.ts'
import { creditCoins } from '@longmall/server/src/wallet/credit-coins.ts'
import { sql } from 'kysely'
import type { Filled } from '../fill.ts'

export interface Mover {
  member_id: number
  token: string
  context: Context<MemberActor>
}

/** The members of the bench as RM who agreed to the terms and have plenty of ACC; the area is open. */
export async function makeMovers(site: Site, { member_ids, shoppers }: Filled): Promise<Mover[]> {
  const { db } = site
  await sql`insert into setting (key, value) values ('asset_area.is_on', 'true'::jsonb) on conflict do nothing`.execute(db)
  await site.shared.refresh()
  await sql`update member set grade = 5 where id = any (${member_ids}::int[])`.execute(db)
  await sql`
    insert into asset_acceptance (member_id, version, language, accepted_at)
    select id, 1, 'en-us', store_now() from unnest(${member_ids}::int[]) id on conflict do nothing`.execute(db)
  const system = createContext(site, { kind: 'system' })
  for (const member_id of member_ids)
    for (const unit of ['ACC', 'AAA'] as const)
      await system.transaction((inner) =>
        creditCoins(inner, member_id, unit, 1_000_000_000n, {
          kind: 'coins.bench',
          topic: 'various',
          key: `${member_id} ${unit}`,
          reason: 'bench',
          from: 'treasury',
        }),
      )
  return member_ids.map((member_id, n) => {
    const { token } = shoppers[n]!
    const actor = { kind: 'member', member_id, grade: 5, is_frozen: false, session_hash: hashOfToken(token), visitor: null } as const
    return { member_id, token, context: createContext(site, actor) }
  })
}

export interface Move {
  mover: Mover
  payee_id: number
  transferGrant: string
  conversionGrant: string
  quote: string
}

/** Of 1 ACC each: transfers from one member to the next, and conversions, with the grants and quotes that they take. */
export async function makeMoves(site: Site, movers: readonly Mover[], count: number): Promise<Move[]> {
  const expires_at = plus(site.shared.now(), { days: 1 })
  const terms = { unit_from: 'ACC', given: 1000n, fee_ppm: 1000, micros_from: 1_000_000n, micros_to: 1_000_000n, expires_at } as const
  const moves = Array.from({ length: count }, (_, n): Move => {
    const mover = movers[n % movers.length]!
    const payee_id = movers[(n + 1 + (Math.floor(n / movers.length) % (movers.length - 1))) % movers.length]!.member_id
    const quote = signQuote(site.keys.sign, mover.member_id, terms)
    return { mover, payee_id, transferGrant: newToken(), conversionGrant: newToken(), quote }
  })
  const grants = moves.flatMap(({ mover, payee_id, transferGrant, conversionGrant }) => [
    { mover, token: transferGrant, purpose: 'coin_transfer', subject: `ACC ${payee_id}` },
    { mover, token: conversionGrant, purpose: 'conversion', subject: 'ACC' },
  ])
  await sql`
    insert into payment_grant (token_hash, member_id, session_hash, purpose, subject, amount, expires_at)
    select *, 1000, clock_timestamp() + interval '1 hour' from unnest(${grants.map(({ token }) => hashOfToken(token))}::bytea[],
      ${grants.map(({ mover }) => mover.member_id)}::int[], ${grants.map(({ mover }) => hashOfToken(mover.token))}::bytea[],
      ${grants.map(({ purpose }) => purpose)}::text[], ${grants.map(({ subject }) => subject)}::text[])`.execute(site.db)
  return moves
}
