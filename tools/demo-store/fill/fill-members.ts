import { createHash } from 'node:crypto'
import { hashPassword } from '@longmall/server/src/identity/hash-password.ts'
import { pepperPaymentPassword } from '@longmall/server/src/identity/rules.ts'
import { plus } from '@longmall/server/src/kernel/time/clock.ts'
import type { Context } from '@longmall/server/src/kernel/context.ts'
import { internationalMobile } from '@longmall/server/src/member/mobile.ts'
import { demoPassword, demoPaymentPassword } from '../content/members/members.ts'
import { founder, listSeats } from '../content/network/structure.ts'
import type { DemoMember } from '../types.ts'
import { fillBalance } from './fill-balance.ts'
import { bindMembers } from './network/bind-members.ts'
import { historyOf, type History } from './network/history.ts'

const codeOf = (account: string) => createHash('sha256').update(`invitation ${account}`).digest('hex').slice(0, 10)
const entryGrade = 4

/**
 * Members with addresses, passwords and balances, and their places in the sponsor tree. Who buys the Start-up product in the network's
 * history has no grade yet. Ids by account.
 */
export async function fillMembers(context: Context, members: readonly DemoMember[]): Promise<Map<string, number>> {
  const { db, now, site } = context
  const login = await hashPassword(demoPassword)
  const payment = await hashPassword(pepperPaymentPassword(site.keys, demoPaymentPassword))
  const seats = listSeats()
  const history = historyOf(site)
  const ids = new Map<string, number>()
  for (const one of members) {
    const seat = seats.find(({ account }) => account === one.account)
    const created_at = seat ? history.at(seat.registered) : plus(now, { days: -one.days_old })
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
        invitation_code: codeOf(one.account),
        grade: one.account === founder ? entryGrade : 0,
        is_store_clerk: one.is_store_clerk,
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(one.account, id)
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
  for (const { id, account } of await insertNewcomers(context, history)) ids.set(account, id)
  await bindMembers(context, seats, history, ids)
  return ids

  /** Members who are only a place in the network. */
  async function insertNewcomers({ db }: Context, { at }: History) {
    const newcomers = seats.flatMap(({ account, person, registered }) =>
      person
        ? [
            {
              account,
              email: `${account}@mail.example`,
              nickname: person.name,
              real_name: person.name,
              country: person.country,
              language: person.language,
              invitation_code: codeOf(account),
              created_at: at(registered),
            },
          ]
        : [],
    )
    const inserted = await db.insertInto('member').values(newcomers).returning(['id', 'account']).execute()
    await db
      .insertInto('login_password')
      .values(inserted.map(({ id }) => ({ member_id: id, hash: login })))
      .execute()
    return inserted
  }
}
