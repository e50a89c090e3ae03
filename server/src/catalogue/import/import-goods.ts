import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { addressOfShop } from '../../kernel/http/origin.ts'
import { overwriteFile } from '../../media/put-file.ts'
import { mediaStore } from '../../media/storage/media-store.ts'
import { hashesOfStored } from '../export/stored-hashes.ts'
import { openImportNumbers, type ImportNumbers } from '../numbers/check-import-numbers.ts'
import { createPictureFetcher } from './fetch-picture.ts'
import { draftHash, parseGoods, type GoodsDraft } from './parse-goods.ts'
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
  /** Checks and compares, fetches nothing, writes nothing. */
  dry_run: boolean
  /** Source of pictures; the network by default. */
  fetchPicture?: FetchPicture
  /** Called for each goods as it is done, and how many there are. */
  onGoods?: (report: GoodsReport, total: number) => void
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

interface ExistingGoods {
  goods_id: number
  handle: string
  import_hash: Buffer | null
  /** What an import of its export would find. */
  stored_hashes: Buffer[]
  pictures: StoredPicture[]
}
interface ImportTask {
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
  const tasks = parseFiles(read)
  const existing = await findExistingGoods(context, tasks)
  const source = createPictureSource(mediaStore(context.site, overwriteFile), input.fetchPicture ?? createPictureFetcher())
  const numbers = await openImportNumbers(
    context,
    tasks.flatMap(({ number_lines }) => [...number_lines.keys()]),
  )
  const finishers = tasks.map((one) => prepareGoods(context, one, existing.get(one.report.handle), numbers, input.dry_run ? null : source))
  for (const finish of finishers) {
    const report = await finish()
    input.onGoods?.(report, finishers.length)
  }
  return { files: read.map(({ name, row_count, problems }) => ({ name, row_count, problems })), goods: tasks.map(({ report }) => report) }
}

function parseFiles(read: ({ name: string } & ReturnType<typeof readRows>)[]): ImportTask[] {
  const fileOf = new Map<string, string>()
  return read.flatMap(({ name: file, groups }) =>
    groups.map((group) => {
      const before = group.handle === '' ? undefined : fileOf.get(group.handle)
      if (before) group.problems.push(problem(group.lines[0]!, 'Handle', 'import.duplicate_in_file', { file: before }))
      fileOf.set(group.handle, before ?? file)
      const parsed = parseGoods(group)
      const draft = 'draft' in parsed ? parsed.draft : null
      const report: GoodsReport = {
        file,
        handle: group.handle,
        lines: group.lines,
        outcome: draft ? 'unchanged' : 'refused',
        sku_count: draft?.variants.length ?? 0,
        picture_count: draft?.pictures.length ?? 0,
        problems: 'problems' in parsed ? parsed.problems : [],
        missing: [],
      }
      return { report, draft, number_lines: 'draft' in parsed ? parsed.number_lines : new Map() }
    }),
  )
}

/** Stored goods of these handles; for those that differ from the last file, also the hashes of their own export. */
async function findExistingGoods({ db, site }: Context, tasks: readonly ImportTask[]): Promise<Map<string, ExistingGoods>> {
  const drafts = new Map(tasks.map(({ draft, report }) => [report.handle, draft]))
  const { rows } = await sql<ExistingGoods>`
    select g.id as goods_id, g.handle, g.import_hash,
      coalesce((select jsonb_agg(p.picture order by p.position) from goods_picture p where p.goods_id = g.id), '[]') as pictures
    from goods g where g.handle = any (${[...drafts.keys()]})`.execute(db)
  const changedRows = rows.filter(({ handle, import_hash }) => {
    const draft = drafts.get(handle)
    return draft && !import_hash?.equals(draftHash(draft))
  })
  const hashes = await hashesOfStored(
    db,
    changedRows.map(({ goods_id }) => goods_id),
    addressOfShop(site.config),
  )
  return new Map(rows.map((row) => [row.handle, { ...row, stored_hashes: hashes.get(row.goods_id) ?? [] }]))
}

/**
 * Starts fetching the pictures of a goods; the result waits for them, writes the goods and returns what was done. A dry run has no
 * source.
 */
function prepareGoods(
  context: Context,
  { draft, report, number_lines }: ImportTask,
  existing: ExistingGoods | undefined,
  numbers: ImportNumbers,
  source: PictureSource | null,
): () => Promise<GoodsReport> {
  if (!draft) return async () => report
  const hash = draftHash(draft)
  const isSame = [existing?.import_hash, ...(existing?.stored_hashes ?? [])].some((one) => one?.equals(hash))
  const lacksPictures = existing?.pictures.some((one) => one.src === placeholderAddress) ?? false
  if (isSame && !lacksPictures) return async () => report
  const changed = existing ? 'changed' : 'added'
  const refuse = (problems: Problem[]) => Object.assign(report, { outcome: 'refused', problems: [...report.problems, ...problems] })
  const goods = { handle: draft.handle, number_lines, goods_id: existing?.goods_id ?? null }
  const accept = (outcome: GoodsReport['outcome']) => {
    numbers.addGoods(goods)
    return Object.assign(report, { outcome })
  }
  if (!source)
    return async () => {
      const problems = numbers.check(goods)
      return problems.length > 0 ? refuse(problems) : accept(isSame ? 'unchanged' : changed)
    }
  const pictures = resolvePictures(source, draft.pictures, existing?.pictures ?? [])
  pictures.catch(() => undefined)
  return async () => {
    try {
      const resolved = await pictures
      report.missing = resolved.missing
      if (isSame && hasPicturesAlready(resolved, existing!)) return report
      const problems = numbers.check(goods)
      if (problems.length > 0) return refuse(problems)
      const conflicts = await context.transaction(async (inner) => {
        const lockedProblems = await numbers.checkLocked(inner, goods)
        if (lockedProblems.length === 0) await saveGoods(inner, draft, resolved.pictures)
        return lockedProblems
      })
      return conflicts.length > 0 ? refuse(conflicts) : accept(changed)
    } catch (error) {
      context.site.log.error({ err: error, handle: report.handle }, 'goods not stored')
      report.problems.push(problem(report.lines[0]!, 'Handle', 'import.not_stored', { reason: String(error) }))
      return Object.assign(report, { outcome: 'refused' })
    }
  }
}

/** A later run may find a picture that an earlier one could not have; otherwise nothing is to be done. */
const hasPicturesAlready = ({ pictures }: ResolvedPictures, { pictures: existing }: ExistingGoods) =>
  [...pictures.values()].every((one) => existing.some((known) => known.src === one.src))
