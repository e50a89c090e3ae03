import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { addressOfShop } from '../../kernel/http/origin.ts'
import { writeAfresh } from '../../media/put-file.ts'
import { mediaStore } from '../../media/storage/media-store.ts'
import { hashesOfKept } from '../export/known-drafts.ts'
import { openImportNumbers, type ImportNumbers } from '../numbers/judge-import-numbers.ts'
import { createPictureFetcher } from './fetch-picture.ts'
import { hashOfDraft, judgeGoods, type GoodsDraft } from './judge-goods.ts'
import { problem, type Problem } from './problem.ts'
import { readRows } from './read-rows.ts'
import {
  createPictureSource,
  resolvePictures,
  type FetchPicture,
  type MissingPicture,
  type PictureSource,
  type ResolvedPictures,
} from './resolve-pictures.ts'
import { saveGoods } from './save-goods.ts'
import { placeholderAddress, type StoredPicture } from './store-picture.ts'

export interface ImportInput {
  files: { name: string; bytes: Buffer }[]
  /** Judges and compares, fetches nothing, writes nothing. */
  dry_run: boolean
  /** Where pictures come from; the network when not given. */
  fetchPicture?: FetchPicture
  /** Told of each goods as it is done, and how many there are. */
  tell?: (report: GoodsReport, total: number) => void
}

/** What became of one goods of a file. */
export interface GoodsReport {
  file: string
  /** Empty for a row that has none. */
  handle: string
  /** Lines of its rows. */
  lines: number[]
  outcome: 'added' | 'changed' | 'unchanged' | 'refused'
  sku_count: number
  picture_count: number
  problems: Problem[]
  missing: MissingPicture[]
}

export interface ImportReport {
  files: { name: string; row_count: number; problems: Problem[] }[]
  goods: GoodsReport[]
}

interface Known {
  goods_id: number
  handle: string
  import_hash: Buffer | null
  /** What an import of its export would find. */
  kept_hash?: Buffer | undefined
  pictures: StoredPicture[]
}
interface Work {
  report: GoodsReport
  draft: GoodsDraft | null
  /** The line of each SKU number. */
  number_lines: ReadonlyMap<string, number>
}

/**
 * Brings Shopify product files in (CAT-17): each goods in one transaction with its SKUs, stock, tags and pictures. What the shop
 * has already is left alone; what changed is brought up to date; a goods with a wrong row is refused whole and the others go in.
 * Call it as the system with `context.db` the pool; several files count as one, and a handle may stand in one of them only.
 */
export async function importGoods(context: Context, input: ImportInput): Promise<ImportReport> {
  const read = input.files.map(({ name, bytes }) => ({ name, ...readRows(bytes) }))
  const work = judgeAll(read)
  const known = await knownGoods(context, work)
  const source = createPictureSource(mediaStore(context.site, writeAfresh), input.fetchPicture ?? createPictureFetcher())
  const numbers = await openImportNumbers(
    context,
    work.flatMap(({ number_lines }) => [...number_lines.keys()]),
  )
  const steps = work.map((one) => begin(context, one, known.get(one.report.handle), numbers, input.dry_run ? null : source))
  for (const finish of steps) {
    const report = await finish()
    input.tell?.(report, steps.length)
  }
  return { files: read.map(({ name, row_count, problems }) => ({ name, row_count, problems })), goods: work.map(({ report }) => report) }
}

function judgeAll(read: ({ name: string } & ReturnType<typeof readRows>)[]): Work[] {
  const fileOf = new Map<string, string>()
  return read.flatMap(({ name: file, groups }) =>
    groups.map((group) => {
      const before = group.handle === '' ? undefined : fileOf.get(group.handle)
      if (before) group.problems.push(problem(group.lines[0]!, 'Handle', 'import.in_file_already', { file: before }))
      fileOf.set(group.handle, before ?? file)
      const judged = judgeGoods(group)
      const draft = 'draft' in judged ? judged.draft : null
      const report: GoodsReport = {
        file,
        handle: group.handle,
        lines: group.lines,
        outcome: draft ? 'unchanged' : 'refused',
        sku_count: draft?.variants.length ?? 0,
        picture_count: draft?.pictures.length ?? 0,
        problems: 'problems' in judged ? judged.problems : [],
        missing: [],
      }
      return { report, draft, number_lines: 'draft' in judged ? judged.number_lines : new Map() }
    }),
  )
}

/** What the shop has of these handles; of what a file says otherwise than the last one, also what its own export would say. */
async function knownGoods({ db, site }: Context, work: readonly Work[]): Promise<Map<string, Known>> {
  const drafts = new Map(work.map(({ draft, report }) => [report.handle, draft]))
  const { rows } = await sql<Known>`
    select g.id as goods_id, g.handle, g.import_hash,
      coalesce((select jsonb_agg(p.picture order by p.position) from goods_picture p where p.goods_id = g.id), '[]') as pictures
    from goods g where g.handle = any (${[...drafts.keys()]})`.execute(db)
  const other = rows.filter(({ handle, import_hash }) => {
    const draft = drafts.get(handle)
    return draft && !import_hash?.equals(hashOfDraft(draft))
  })
  const hashes = await hashesOfKept(
    db,
    other.map(({ goods_id }) => goods_id),
    addressOfShop(site.config),
  )
  return new Map(rows.map((row) => [row.handle, { ...row, kept_hash: hashes.get(row.goods_id) }]))
}

/** Sets a goods' pictures going at once; the answer waits for them, writes the goods and tells what became of it. A dry run has no source. */
function begin(
  context: Context,
  { draft, report, number_lines }: Work,
  known: Known | undefined,
  numbers: ImportNumbers,
  source: PictureSource | null,
): () => Promise<GoodsReport> {
  if (!draft) return async () => report
  const hash = hashOfDraft(draft)
  const isSame = [known?.import_hash, known?.kept_hash].some((one) => one?.equals(hash))
  const lacksPictures = known?.pictures.some((one) => one.src === placeholderAddress) ?? false
  if (isSame && !lacksPictures) return async () => report
  const changed = known ? 'changed' : 'added'
  const refuse = (problems: Problem[]) => Object.assign(report, { outcome: 'refused', problems: [...report.problems, ...problems] })
  const goods = { handle: draft.handle, number_lines, goods_id: known?.goods_id ?? null }
  const goIn = (outcome: GoodsReport['outcome']) => {
    numbers.goesIn(goods)
    return Object.assign(report, { outcome })
  }
  if (!source)
    return async () => {
      const problems = numbers.judge(goods)
      return problems.length > 0 ? refuse(problems) : goIn(isSame ? 'unchanged' : changed)
    }
  const pictures = resolvePictures(source, draft.pictures, known?.pictures ?? [])
  pictures.catch(() => undefined)
  return async () => {
    try {
      const resolved = await pictures
      report.missing = resolved.missing
      if (isSame && isShownAlready(resolved, known!)) return report
      const problems = numbers.judge(goods)
      if (problems.length > 0) return refuse(problems)
      const meanwhile = await context.transaction(async (inner) => {
        const wrong = await numbers.judgeLocked(inner, goods)
        if (wrong.length === 0) await saveGoods(inner, draft, resolved.pictures)
        return wrong
      })
      return meanwhile.length > 0 ? refuse(meanwhile) : goIn(changed)
    } catch (error) {
      context.site.log.error({ err: error, handle: report.handle }, 'goods not stored')
      report.problems.push(problem(report.lines[0]!, 'Handle', 'import.not_stored', { reason: String(error) }))
      return Object.assign(report, { outcome: 'refused' })
    }
  }
}

/** A later run may find a picture that an earlier one could not have; otherwise nothing is to be done. */
const isShownAlready = ({ pictures }: ResolvedPictures, { pictures: shown }: Known) =>
  [...pictures.values()].every((one) => shown.some((known) => known.src === one.src))
