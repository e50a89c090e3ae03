import type { catalogueTreeStaff as contract } from '@longmall/contract/catalogue-tree-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { Context, StaffActor, SystemActor } from '../../kernel/context.ts'
import { translate } from '../../kernel/translate.ts'
import { namesOfWorkFiles, readWorkFiles } from '../../work/files/read-work-file.ts'
import { startWork } from '../../work/start-work.ts'
import type { WorkKind, WorkTools } from '../../work/work-kind.ts'
import { createPictureFetcher } from '../import/fetch-picture.ts'
import { importGoods, type GoodsReport, type ImportReport } from '../import/import-goods.ts'
import { unpackFiles } from './unpack-files.ts'

interface ImportRequest {
  files: string[]
  /** As they were called, for the log. */
  names: string[]
}

/** Brings goods from files in, or checks them, as a long work. Refuses `work.file_unknown`. (CAT-17) */
export async function startImport(
  context: Context<StaffActor>,
  { files, dry_run }: InputOf<typeof contract.import_goods>,
): Promise<OutputOf<typeof contract.import_goods>> {
  const names = await namesOfWorkFiles(context, files)
  return startWork(context, dry_run ? goodsImportDryRun : goodsImport, { files, names }, { is_dry_run: dry_run })
}

/** Each goods is imported atomically, so that the result of a cancelled import remains and another one can continue. */
export const goodsImport: WorkKind<ImportRequest> = {
  name: 'goods.import',
  title: 'work.title_goods_import',
  permission: 'goods.import',
  run: (context, input, tools) => runImport(context, input, tools, false),
}

/** Checks every row and writes nothing. */
export const goodsImportDryRun: WorkKind<ImportRequest> = {
  ...goodsImport,
  name: 'goods.dry_run',
  title: 'work.title_goods_rehearsal',
  run: (context, input, tools) => runImport(context, input, tools, true),
}

async function runImport(context: Context<SystemActor>, { files }: ImportRequest, tools: WorkTools, dry_run: boolean): Promise<void> {
  const importFiles = unpackFiles(await readWorkFiles(context, files))
  const fetchPicture = createPictureFetcher()
  let done = 0
  const report = await importGoods(context, {
    files: importFiles,
    dry_run,
    // Pictures of goods whose turn will not come are not fetched.
    fetchPicture: async (url) => {
      tools.signal.throwIfAborted()
      return fetchPicture(url)
    },
    onGoods: (goods, total) => {
      reportGoods(context, tools, goods, importFiles.length > 1, dry_run)
      tools.report(++done, total)
    },
  })
  reportTotals(tools, report, dry_run)
}

const outcomeKey = (outcome: 'added' | 'changed', dry_run: boolean) =>
  outcome === 'added' ? (dry_run ? 'import.would_add' : 'import.added') : dry_run ? 'import.would_change' : 'import.changed'

function reportGoods({ language }: Context, { line }: WorkTools, goods: GoodsReport, hasFiles: boolean, dry_run: boolean): void {
  const { outcome, handle, file, sku_count, picture_count, problems, missing } = goods
  const subject = [hasFiles ? file : '', handle].filter(Boolean).join(' · ')
  for (const { line: row, column, translation_key, params } of problems)
    line({ level: 'error', translation_key, params, subject, row, column })
  if (outcome === 'added' || outcome === 'changed')
    line({
      level: 'note',
      translation_key: outcomeKey(outcome, dry_run),
      params: { skus: sku_count, pictures: picture_count },
      subject,
      row: goods.lines[0]!,
    })
  for (const { url, translation_key, params } of missing) {
    const reason = translate(language, translation_key, params)
    line({ level: 'warning', translation_key: 'import.no_picture', params: { url, reason }, subject, row: goods.lines[0]! })
  }
}

function reportTotals({ line }: WorkTools, { files, goods }: ImportReport, dry_run: boolean): void {
  for (const { name, row_count, problems } of files) {
    line({ level: 'note', translation_key: 'import.file_rows', params: { rows: row_count }, subject: name })
    for (const { line: row, column, translation_key, params } of problems)
      line({ level: 'error', translation_key, params, subject: name, row, column })
  }
  const count = (outcome: GoodsReport['outcome']) => goods.filter((one) => one.outcome === outcome).length
  const params = {
    total: goods.length,
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  }
  line({ level: 'note', translation_key: dry_run ? 'import.summary_dry_run' : 'import.summary', params })
}
