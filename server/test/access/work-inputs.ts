import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { makeCategory, makeGoods } from '../fixtures.ts'
import type { TestShop } from '../harness.ts'

interface Caller {
  id: number
}

/** A work of the caller's, in a state. */
async function work(shop: TestShop, { id: staff_id }: Caller, state: 'queued' | 'cancelled' | 'done'): Promise<{ work_id: number }> {
  const row = { kind: 'goods.export', title: 'work.title_goods_export', permission: 'goods.export', input: '{}', language: 'en-us' }
  const { id } = await shop.db
    .insertInto('work')
    .values({ ...row, state, staff_id, file_key: state === 'done' ? 'ab' : null, file_name: 'goods.csv', file_bytes: 1n })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { work_id: id }
}

async function brand({ db }: TestShop): Promise<{ brand_id: number; version: number }> {
  const { id } = await db
    .insertInto('brand')
    .values({ handle: randomBytes(6).toString('hex') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { brand_id: id, version: 1 }
}

async function freight({ db }: TestShop): Promise<{ freight_template_id: number; version: number }> {
  const { id } = await db
    .insertInto('freight_template')
    .values({ name: randomBytes(6).toString('hex'), kind: 'free', rows: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { freight_template_id: id, version: 1 }
}

async function file({ db }: TestShop, { id: staff_id }: Caller): Promise<string> {
  const file_key = randomBytes(16).toString('hex')
  await db.insertInto('work_file').values({ file_key, name: 'goods.csv', bytes: 1n, staff_id }).execute()
  return file_key
}

async function memberTag({ db, site }: TestShop): Promise<{ tag_id: number; version: number }> {
  const { id } = await db
    .insertInto('member_tag')
    .values({ name: randomBytes(6).toString('hex'), created_at: site.shared.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { tag_id: id, version: 1 }
}

const texts = [{ language: 'en-us' as const, name: 'Lamps' }]

/** What each change of categories, brands and freight, and each long work, takes to be done. */
export const workInputs = (shop: TestShop) =>
  ({
    'catalogue/save_category': async () => ({ texts, is_shown: true }),
    'catalogue/move_category': async () => ({ category_id: await makeCategory(shop, { 'en-us': 'Lamps' }), version: 1, position: 0 }),
    'catalogue/remove_category': async () => ({ category_id: await makeCategory(shop, { 'en-us': 'Lamps' }), version: 1 }),
    'catalogue/save_brand': async () => ({ texts: [{ ...texts[0]!, story: '' }], is_shown: true }),
    'catalogue/move_brand': async () => ({ ...(await brand(shop)), position: 0 }),
    'catalogue/remove_brand': async () => brand(shop),
    'catalogue/save_freight': async () => ({ name: randomBytes(6).toString('hex'), kind: 'free' as const }),
    'catalogue/remove_freight': async () => freight(shop),
    'catalogue/bulk_edit': async () => ({
      goods_ids: [(await makeGoods(shop)).goods_id],
      change: { kind: 'listing' as const, is_listed: false },
      dry_run: false,
    }),
    'catalogue/import_goods': async (caller: Caller) => ({ files: [await file(shop, caller)], dry_run: false }),
    'catalogue/export_goods': async () => ({}),
    'order/export_all': async () => ({ format: 'csv' as const }),
    'member/export_all': async () => ({ format: 'csv' as const }),
    'wallet/export_entries': async () => ({ from_day: '2026-01-01', until_day: '2026-01-31', format: 'csv' as const }),
    'wallet/export_statement': async () => {
      await sql`select account_ids(array[null::int], array['MONEY'], array['treasury'])`.execute(shop.db)
      return { unit: 'MONEY' as const, purpose: 'treasury', format: 'csv' as const }
    },
    'ops/export_liabilities': async () => ({ first_day: '2026-01-01', last_day: '2026-01-31', format: 'csv' as const }),
    'ops/verify_ledger': async () => ({}),
    'member/save_tag': async () => ({ name: randomBytes(6).toString('hex') }),
    'member/remove_tag': async () => memberTag(shop),
    'member/tag_members': async () => ({ member_ids: [(await shop.member()).member_id], add: [(await memberTag(shop)).tag_id] }),
    'work/export_list': async () => ({
      list: 'work/list',
      filters: '{}',
      columns: [{ name: 'title', title: 'What' }],
      format: 'csv' as const,
    }),
    'work/cancel': async (caller: Caller) => work(shop, caller, 'queued'),
    'work/retry': async (caller: Caller) => work(shop, caller, 'cancelled'),
    'work/download': async (caller: Caller) => work(shop, caller, 'done'),
  }) satisfies { [Path in keyof Api]?: (caller: Caller) => Promise<InputOf<Api[Path]>> }
