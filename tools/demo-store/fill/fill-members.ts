import { createHash } from 'node:crypto'
import { hashPassword } from '@longmall/server/src/identity/hash-password.ts'
import { pepperPaymentPassword } from '@longmall/server/src/identity/rules.ts'
import { plus } from '@longmall/server/src/kernel/time/clock.ts'
import type { Context } from '@longmall/server/src/kernel/context.ts'
import { internationalMobile } from '@longmall/server/src/member/mobile.ts'
import { placeMembers } from '@longmall/server/src/network/placement/place-members.ts'
import { bindNewcomer } from '@longmall/server/src/network/sponsor/bind-sponsor.ts'
import { countTeamMembers } from '@longmall/server/src/network/sponsor/count-teams.ts'
import { demoPassword, demoPaymentPassword } from '../content/members/members.ts'
import type { DemoMember } from '../types.ts'
import { fillBalance } from './fill-balance.ts'

const codeOf = (account: string) => createHash('sha256').update(`invitation ${account}`).digest('hex').slice(0, 10)

/** Members with addresses, passwords and balances; a referrer comes before whom they referred. Ids by account. */
export async function fillMembers(context: Context, members: readonly DemoMember[]): Promise<Map<string, number>> {
  const { db, now, site } = context
  const login = await hashPassword(demoPassword)
  const payment = await hashPassword(pepperPaymentPassword(site.keys, demoPaymentPassword))
  const ids = new Map<string, number>()
  for (const one of members) {
    const created_at = plus(now, { days: -one.days_old })
    const { id } = await db
      .insertInto('member')
      .values({
        account: one.account,
        email: one.email,
        nickname: one.nickname,
        real_name: one.real_name,
        country: one.country,
        gender: one.gender,
        birthday: one.birthday,
        avatar: `/media/${one.avatar}`,
        mobile: one.mobile && internationalMobile(one.mobile, one.country),
        language: one.language,
        referrer_id: one.referrer === null ? null : ids.get(one.referrer)!,
        invitation_code: codeOf(one.account),
        grade: one.grade,
        is_store_clerk: one.is_store_clerk,
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(one.account, id)
    await bindNewcomer(context, { member_id: id, referrer_id: one.referrer === null ? null : ids.get(one.referrer)! })
    await db.insertInto('login_password').values({ member_id: id, hash: login }).execute()
    if (one.purpose) await db.insertInto('payment_password').values({ member_id: id, hash: payment }).execute()
    if (one.addresses.length) {
      await db
        .insertInto('address')
        .values(one.addresses.map((address, place) => ({ ...address, member_id: id, telephone: '', is_default: place === 0, created_at })))
        .execute()
    }
    await fillBalance(context, id, one)
  }
  await countTeamMembers(context, [...ids.values()])
  await placeMembers(
    context,
    members.map((one) => ({ member_id: ids.get(one.account)!, before: 0, grade: one.grade })),
  )
  return ids
}
