import type { catalogueTreeStaff as contract, GoodsChange } from '@longmall/contract/catalogue-tree-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { Context, StaffActor, SystemActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { startWork } from '../../work/start-work.ts'
import type { WorkKind, WorkTools } from '../../work/work-kind.ts'
import { applyChange } from './apply-change.ts'
import { selectedAfter, countSelected, type GoodsSelectionInput } from './selected-goods.ts'
import { planChange, type PlannedChange } from './plan-change.ts'

interface Bulk {
  chosen: GoodsSelectionInput
  change: GoodsChange
  dry_run: boolean
}

/**
 * Changes many goods as a long work. Refuses a category, brand or template that is not there; what a single goods does not take
 * leaves that goods out and is named in the report. (CON-02)
 */
export async function bulkEdit(
  context: Context<StaffActor>,
  { change, dry_run, ...chosen }: InputOf<typeof contract.bulk_edit>,
): Promise<OutputOf<typeof contract.bulk_edit>> {
  await checkTarget(context, change)
  return startWork(context, goodsBulk, { chosen: withoutUndefined(chosen), change, dry_run }, { is_dry_run: dry_run })
}

const withoutUndefined = (chosen: GoodsSelectionInput): GoodsSelectionInput =>
  Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined))

async function checkTarget({ db }: Context, change: GoodsChange): Promise<void> {
  const exists = async (table: 'category' | 'brand' | 'freight_template', id: number) =>
    (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  if (change.kind === 'category' && !(await exists('category', change.category_id))) throw new Refusal('catalogue.category_not_found')
  if (change.kind === 'brand' && change.brand_id !== null && !(await exists('brand', change.brand_id)))
    throw new Refusal('catalogue.brand_not_found')
  if (change.kind === 'freight' && change.freight_template_id !== null && !(await exists('freight_template', change.freight_template_id)))
    throw new Refusal('catalogue.freight_not_found')
}

const page = 100
/** So many of the goods that would change most are named. */
const worstListed = 20

interface Progress {
  after: number
  done: number
  changed: number
  unchanged: number
  refused: number
}
const initialProgress: Progress = { after: 0, done: 0, changed: 0, unchanged: 0, refused: 0 }

/** Each page is one transaction that also keeps the place, so that a price never rises twice. */
export const goodsBulk: WorkKind<Bulk> = {
  name: 'goods.bulk',
  title: 'work.title_goods_bulk',
  permission: 'goods.edit',
  run: async (context, bulk, tools) => {
    const total = await countSelected(context.db, bulk.chosen)
    let progress = bulk.dry_run ? initialProgress : ((tools.checkpoint as Progress | null) ?? initialProgress)
    let topChanges: PlannedChange[] = []
    for (;;) {
      const ids = await selectedAfter(context.db, bulk.chosen, progress.after, page)
      if (ids.length === 0) break
      const done = await processPage(context, bulk, tools, ids, progress)
      progress = done.progress
      for (const { outcome, line } of done.planned) if (outcome === 'refused' && line) tools.line(line)
      if (bulk.dry_run) topChanges = worstChanges([...topChanges, ...done.planned])
      tools.report(progress.done, Math.max(total, progress.done))
    }
    for (const { line } of topChanges) if (line) tools.line(line)
    const { changed, unchanged, refused } = progress
    tools.line({
      level: 'note',
      translation_key: bulk.dry_run ? 'bulk.summary_dry_run' : 'bulk.summary',
      params: { changed, unchanged, refused },
    })
  },
}

async function processPage(
  context: Context<SystemActor>,
  { change, dry_run }: Bulk,
  { saveCheckpoint }: WorkTools,
  ids: number[],
  before: Progress,
) {
  if (dry_run) {
    const planned = await planChange(context, ids, change, false)
    return { planned, progress: after(before, ids, planned) }
  }
  return context.transaction(async (inner) => {
    const planned = await planChange(inner, ids, change, true)
    const progress = after(before, ids, planned)
    await saveCheckpoint(inner.db, progress)
    await applyChange(inner.db, planned, change)
    return { planned, progress }
  })
}

function after(before: Progress, ids: readonly number[], planned: readonly PlannedChange[]): Progress {
  const count = (outcome: PlannedChange['outcome']) => planned.filter((one) => one.outcome === outcome).length
  return {
    after: ids.at(-1)!,
    done: before.done + ids.length,
    changed: before.changed + count('changed'),
    unchanged: before.unchanged + count('unchanged'),
    refused: before.refused + count('refused'),
  }
}

const worstChanges = (planned: PlannedChange[]): PlannedChange[] =>
  planned
    .filter(({ outcome, line }) => outcome === 'changed' && line)
    .sort((a, b) => Number(b.weight - a.weight))
    .slice(0, worstListed)
