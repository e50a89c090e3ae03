import type { Application, ApplicationKind, ApplicationState } from '@longmall/contract/application.ts'
import { sql, type RawBuilder } from 'kysely'
import { maskMobile } from '../code/mask.ts'
import type { Database } from '../kernel/database/database.ts'
import type { Timestamp } from '../kernel/time/clock.ts'

export interface ApplicationRow {
  application_id: number
  application_no: string
  kind: ApplicationKind
  member_id: number | null
  state: ApplicationState
  name: string
  country: string
  city: string
  region: string | null
  mobile: string
  message: string
  language: string
  reply: string | null
  created_at: Timestamp
  decided_at: Timestamp | null
  version: number
}

export const columns = sql.raw(
  'a.id as application_id, a.application_no, a.kind, a.member_id, a.state, a.name, a.country, a.city, a.region, a.mobile, a.message, a.language, a.reply, a.created_at, a.decided_at, a.version',
)

/** The last application that fits, the one under way before one that was refused. */
export async function findLast(db: Database, kind: ApplicationKind, condition: RawBuilder<boolean>): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${columns} from application a where a.kind = ${kind} and (${condition}) order by a.state = 'refused', a.id desc limit 1`.execute(
    db,
  )
  return rows[0]
}

export const ofMember = (member_id: number) => sql<boolean>`a.member_id = ${member_id}`
export const ofMobile = (mobile: string) => sql<boolean>`a.mobile = ${mobile}`

/** What an applicant sees. */
export const toApplication = ({
  application_no,
  kind,
  state,
  name,
  city,
  mobile,
  reply,
  created_at,
  decided_at,
}: ApplicationRow): Application => ({
  application_no,
  kind,
  state,
  name,
  city,
  mobile: maskMobile(mobile),
  reply,
  created_at,
  decided_at,
})
