import type { application as contract, ApplicationKind } from '@longmall/contract/application.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { dayIn } from '../kernel/time/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import { columns, findLast, ofMember, type ApplicationRow } from './queries.ts'
import { newApplicationNo } from './rules.ts'

type Fields = Omit<InputOf<typeof contract.join>, 'code'>

/** Writes an application with its mobile in E.164; undefined when one of this mobile or member is already under way. */
export async function insertApplication(
  { db, now, language, setting }: Context,
  kind: ApplicationKind,
  { name, country, city, region, message }: Fields,
  { mobile, member_id }: { mobile: string; member_id: number | null },
): Promise<ApplicationRow | undefined> {
  const application_no = newApplicationNo(dayIn(setting(zoneSettings.time_zone), now))
  const { rows } = await sql<ApplicationRow>`
    insert into application as a (application_no, kind, member_id, mobile, name, country, city, region, message, language, created_at)
    values (${application_no}, ${kind}, ${member_id}, ${mobile}, ${name}, ${country}, ${city}, ${region ?? null}, ${message}, ${language}, ${now})
    on conflict do nothing returning ${columns}`.execute(db)
  return rows[0]
}

/** Refuses `application.already_applied` while the caller's franchise application is open or accepted. */
export async function refuseSecond({ db, actor }: Context<MemberActor>): Promise<void> {
  const last = await findLast(db, 'franchise', ofMember(actor.member_id))
  if (last && last.state !== 'refused') throw new Refusal('application.already_applied', { application_no: last.application_no })
}
