import type { staff } from '@longmall/contract/staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../kernel/context.ts'
import { readPage, type ListOrder } from '../kernel/database/list-order.ts'

type Page = OutputOf<typeof staff.list_audit>

// Numbers grow with time, but for what was written at once: an hour aside, the times are bounds of the number, and the list reads one
// index however far back it looks.
const firstAbout = (at: string, margin: string) =>
  sql`(select id from audit where at >= ${at}::timestamptz + ${margin}::interval order by at, id limit 1)`

// A number that is too long for an id is none.
const nameOfSubject = sql`case
  when a.subject ~ '^member \\d{1,9}$' then (select account from member where id = split_part(a.subject, ' ', 2)::int)
  when a.subject ~ '^staff \\d{1,9}$' then (select name from staff where id = split_part(a.subject, ' ', 2)::int) end`

const order: ListOrder<'at'> = { id: sql`a.id`, defaultSort: '-at', sorts: { at: 'id' } }

/** The audit log, 20 lines a page by default, newest first by default; `from` and `until` are of the real clock, `until` not included. */
export async function listAudit(
  { db }: Context<StaffActor>,
  { staff_id, action, subject, from, until, ...page }: InputOf<typeof staff.list_audit>,
): Promise<Page> {
  return readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<Page['list'][number]>`
    select a.id as audit_id, a.at, a.staff_id, s.name as staff_name, a.action, a.subject, ${nameOfSubject} as subject_name, a.before::text, a.after::text, a.address${cursorColumn}
    from audit a join staff s on s.id = a.staff_id where ${after}
      ${staff_id === undefined ? sql`` : sql`and a.staff_id = ${staff_id}`}
      ${action === undefined ? sql`` : sql`and a.action = ${action}`}
      ${subject === undefined ? sql`` : sql`and a.subject = ${subject}`}
      ${from === undefined ? sql`` : sql`and a.at >= ${from} and a.id >= coalesce(${firstAbout(from, '-1 hour')}, 2147483647)`}
      ${until === undefined ? sql`` : sql`and a.at < ${until} and a.id < coalesce(${firstAbout(until, '1 hour')}, 2147483648)`}
    order by ${by} limit ${limit}`,
  )
}
