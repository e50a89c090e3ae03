import type { catalogueTreeStaff as contract, FreightRow } from '@longmall/contract/catalogue-tree-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'

interface FreightTemplateRow {
  id: number
  name: string
  kind: string
  rows: unknown
  version: number
}

async function lockFreight(db: Database, id: number, version: number | undefined): Promise<FreightTemplateRow> {
  const template = await db.selectFrom('freight_template').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!template) throw new Refusal('catalogue.freight_not_found')
  if (version === undefined) throw wrongField('version', 'field.required')
  if (template.version !== version) throw new Refusal('catalogue.changed')
  return template
}

/** Amounts in cents, as the price engine takes them. */
const toStoredRow = ({
  regions,
  deliverable,
  first_units,
  first_price,
  additional_units,
  additional_price,
  free_from_amount,
}: FreightRow) => ({
  regions,
  deliverable,
  first_units,
  first_price: Number(toSmallest(first_price, 'MONEY')),
  additional_units,
  additional_price: Number(toSmallest(additional_price, 'MONEY')),
  ...(free_from_amount === null ? {} : { free_from_amount: Number(toSmallest(free_from_amount, 'MONEY')) }),
})

function checkRows(kind: string, rows: readonly FreightRow[]): void {
  const seen = new Set<string>()
  for (const { regions } of rows)
    for (const region of regions.length ? regions : ['*']) {
      if (seen.has(region)) throw new Refusal('catalogue.duplicate_freight_region', { region })
      seen.add(region)
    }
  if (kind !== 'free' && !rows.some(({ deliverable }) => deliverable)) throw new Refusal('catalogue.freight_no_region')
}

/**
 * Adds or changes a freight template; baskets are priced by it from their next look (CAT-04). Refuses `catalogue.freight_not_found`,
 * `catalogue.changed`, `catalogue.freight_name_exists`, `catalogue.duplicate_freight_region` {region}, `catalogue.freight_no_region`.
 */
export async function saveFreight(
  context: Context<StaffActor>,
  { freight_template_id, version, name, kind, rows = [] }: InputOf<typeof contract.save_freight>,
): Promise<OutputOf<typeof contract.save_freight>> {
  checkRows(kind, rows)
  const { db } = context
  const before = freight_template_id === undefined ? null : await lockFreight(db, freight_template_id, version)
  const taken =
    await sql`select from freight_template where name = ${name} and id is distinct from ${freight_template_id ?? null}::int`.execute(db)
  if (taken.rows.length > 0) throw new Refusal('catalogue.freight_name_exists')
  const fields = { name, kind, rows: JSON.stringify(rows.map(toStoredRow)) }
  const after = before
    ? await db
        .updateTable('freight_template')
        .set({ ...fields, version: sql`version + 1` })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await db.insertInto('freight_template').values(fields).returningAll().executeTakeFirstOrThrow()
  await audit(context, { subject: `freight_template ${after.id}`, before, after })
  return { freight_template_id: after.id, version: after.version }
}

/** Removes a template that no goods has. Refuses `catalogue.freight_not_found`, `catalogue.changed`, `catalogue.freight_used` {count}. */
export async function removeFreight(
  context: Context<StaffActor>,
  { freight_template_id, version }: InputOf<typeof contract.remove_freight>,
): Promise<OutputOf<typeof contract.remove_freight>> {
  const { db } = context
  const before = await lockFreight(db, freight_template_id, version)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from goods where freight_template_id = ${freight_template_id}`.execute(db)
  if (rows[0]!.count > 0) throw new Refusal('catalogue.freight_used', { count: rows[0]!.count })
  await db.deleteFrom('freight_template').where('id', '=', freight_template_id).execute()
  await audit(context, { subject: `freight_template ${freight_template_id}`, before, after: null })
  return {}
}
