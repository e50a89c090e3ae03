import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { sql } from 'kysely'
import { aMember, fillTable, grows, isOneOf, pick, upTo } from '../fill-table.ts'

/** Members with what lists show of them, and their agents; operators. */
export async function fillMembers(db: Database, count: number): Promise<void> {
  await fillTable(db, 'member', count, {
    id: 'n',
    account: `'member_' || n`,
    email: `'member_' || n || '@mail.example'`,
    nickname: `'Member ' || n`,
    country: `'CN'`,
    language: `'en-us'`,
    mobile: `'+86138' || lpad(n::text, 8, '0')`,
    referrer_id: 'case when n > 3 then n / 3 end',
    invitation_code: `'I' || n`,
    regional_code: `case when n % 10 = 0 then 'R' || n % 1000 end`,
    dealer_code: `case when n % 10 = 5 then 'D' || n % 1000 end`,
    grade: `${pick('grade', ['0', '4', '5', '6', '7', '8', '9'])}::int`,
    is_frozen: isOneOf('frozen', 1000),
    state: pick('state', ['active', 'cancelled', 'locked']),
    created_at: grows(count),
  })
  const few = Math.max(20, count / 100)
  await fillTable(db, 'member_tag', 20, { id: 'n', name: `'Tag ' || n`, created_at: grows(20) })
  // One tag of many members, and nineteen of few.
  await fillTable(db, 'member_tag_assignment', few, { tag_id: '1', member_id: 'n * 10', tagged_at: grows(few) })
  await fillTable(db, 'member_tag_assignment', 200, { tag_id: '2 + n % 19', member_id: 'n', tagged_at: grows(200) })
  await fillTable(db, 'agent_code', count, {
    id: 'n',
    kind: pick('kind', ['regional', 'dealer']),
    code: `'A' || n`,
    is_active: `not ${isOneOf('inactive', 1000)}`,
    owner_id: `case when n % 2 = 0 then ${aMember(count)} end`,
    created_at: grows(count),
  })
  await fillTable(db, 'store', few, {
    id: 'n',
    is_open: `not ${isOneOf('closed', 1000)}`,
    offers_pickup: `not ${isOneOf('no pickup', 1000)}`,
    position: 'n % 100',
    created_at: grows(few),
  })
  for (const language of ['en-us', 'zh-cn'])
    await fillTable(db, 'store_text', few, {
      store_id: 'n',
      language: `'${language}'`,
      name: `'Store ' || n`,
      address: `n || ' Long Street'`,
    })
  await fillTable(db, 'sponsor_request', count, {
    id: 'n',
    member_id: 'n',
    after_id: 'n % 1000 + 1',
    reason: `'Named by telephone'`,
    state: pick('sponsor', ['approved', 'refused']),
    requested_by: '1',
    requested_at: grows(count),
    decided_by: '2',
    decided_at: grows(count),
  })
  await fillTable(db, 'store_clerk', few, { store_id: 'n', member_id: upTo('clerk', count), added_at: grows(few) })
}

/** An operator who may do everything, and some others; answers the first one’s id. */
export async function fillStaff(db: Database): Promise<number> {
  await fillTable(db, 'staff', 20, {
    id: 'n',
    email: `'staff_' || n || '@shop.example'`,
    name: `'Operator ' || n`,
    role: `'owner'`,
    hash: `''`,
    created_at: grows(20),
  })
  return 1
}

/** What operators did, and messages to members. */
export async function fillLogs(db: Database, count: number): Promise<void> {
  await fillTable(db, 'audit', count, {
    id: 'n',
    at: grows(count),
    staff_id: upTo('staff', 20),
    action: pick('action', ['order/ship', 'goods/save', 'member/lock', 'order/staff_cancel', 'setting/save', 'staff/save_role']),
    subject: `'order ' || ${upTo('subject', count)}`,
    before: `'{"state": "paid"}'`,
    after: `'{"state": "shipping"}'`,
    address: `'10.0.0.1'`,
  })
  await fillTable(db, 'message', count, {
    id: 'n',
    kind: pick('kind', ['mail', 'sms']),
    recipient: `'member_' || ${aMember(count)} || '@mail.example'`,
    template: `'order_shipped'`,
    language: `'en-us'`,
    subject: `'Your order is on its way'`,
    body: `'Order ' || n || ' left today.'`,
    state: pick('state', ['sent', 'failed', 'queued']),
    created_at: grows(count),
    send_until: grows(count),
    sent_at: grows(count),
  })
  await fillTable(db, 'work', count, {
    id: 'n',
    kind: pick('kind', ['order.export', 'catalogue.import', 'wallet.export']),
    title: `'work.order_export'`,
    permission: `'order.view'`,
    input: `'{}'`,
    language: `'en-us'`,
    state: pick('state', ['done', 'failed', 'cancelled', 'queued', 'running']),
    staff_id: upTo('staff', 20),
    created_at: grows(count),
  })
  await fillTable(db, 'work_line', count, {
    work_id: '1',
    position: 'n',
    level: pick('level', ['note', 'warning', 'error']),
    translation_key: `'work.row_skipped'`,
    subject: `'row ' || n`,
    row: 'n',
  })
  await sql`update work set line_count = ${count} where id = 1`.execute(db)
  const few = Math.max(20, Math.floor(count / 1000))
  await fillTable(db, 'setting_request', few, {
    id: 'n',
    state: pick('request', ['applied', 'refused']),
    language: `'en-us'`,
    requested_by: '1',
    requested_at: grows(few),
    decided_by: '2',
    decided_at: grows(few),
  })
  await fillTable(db, 'setting_request_value', few, { request_id: 'n', key: `'site.hotline'`, base_version: '0', value: `'"400"'` })
}
