import { unescapeFormula } from '../../kernel/sheet/csv.ts'
import { problem, type Problem } from './problem.ts'
import { firstRecord, splitRecords, type BrokenRecord, type RawRecord } from './split-records.ts'

/** A row of the file under its column names. */
export interface Row {
  line: number
  cells: Record<string, string>
}

/** All rows of one handle, and what is wrong with them already; a row without a readable handle alone, as a problem with the handle ''. */
export interface RowGroup {
  handle: string
  lines: number[]
  rows: Row[]
  problems: Problem[]
}

export interface ReadFile {
  row_count: number
  groups: RowGroup[]
  /** What spoils the whole file. */
  problems: Problem[]
}

const requiredColumns = ['Handle', 'Title', 'Variant Price']
const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const lenientDecoder = new TextDecoder()

/** Reads a Shopify product CSV into the rows of each handle, in their order; a row that cannot be read is a problem of its handle, or its own where it has none. */
export function readRows(bytes: Buffer): ReadFile {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const header = headerOf(bytes, isMarked ? 3 : 0)
  if ('problems' in header) return { row_count: 0, groups: [], problems: header.problems }
  const { columns, end } = header
  const { records, broken } = splitRecords(bytes, end, columns.length)
  const lineAt = lineCounter(bytes)
  const groups: RowGroup[] = []
  const byHandle = new Map<string, RowGroup>()
  let previous: RowGroup | null = null
  const startGroup = (handle: string): RowGroup => {
    const group = { handle, lines: [], rows: [], problems: [] }
    groups.push(group)
    return group
  }
  const groupOf = (handle: string): RowGroup => {
    previous = byHandle.get(handle) ?? startGroup(handle)
    byHandle.set(handle, previous)
    return previous
  }
  const startUnreadable = (line: number, title: string): RowGroup => {
    // Without a title it may be a row of the goods above, which must not go in half.
    if (previous && !title) previous.problems.push(problem(previous.lines[0]!, 'Handle', 'import.orphan_row', { line }))
    previous = null
    return startGroup('')
  }
  let row_count = 0
  for (const record of [...records, ...broken].sort((a, b) => a.at - b.at)) {
    if ('cells' in record && record.cells.every((cell) => cell.length === 0)) continue
    row_count++
    const line = lineAt(record.at)
    const handle = 'cells' in record ? cellOf(record, 'Handle', columns) : handleAt(bytes, record.at)
    if ('translation_key' in record) addBroken(handle ? groupOf(handle) : startUnreadable(line, ''), record, line, columns)
    else if (handle) addRow(groupOf(handle), record, line, columns)
    else addUnreadable(startUnreadable(line, cellOf(record, 'Title', columns)), record, line, columns)
  }
  return { row_count, groups, problems: [] }
}

const cellOf = (record: RawRecord, column: string, columns: string[]) => textOf(record.cells[columns.indexOf(column)]!) ?? ''

function addUnreadable(group: RowGroup, record: RawRecord, line: number, columns: string[]) {
  const isRead = textOf(record.cells[columns.indexOf('Handle')]!) !== null
  group.lines.push(line)
  group.problems.push(problem(line, 'Handle', isRead ? 'import.missing' : 'import.not_utf8'))
}

function addBroken(group: RowGroup, { cell, translation_key, params }: BrokenRecord, line: number, columns: string[]) {
  group.lines.push(line)
  group.problems.push(problem(line, columns[cell] ?? columns.at(-1)!, translation_key, params))
}

function addRow(group: RowGroup, record: RawRecord, line: number, columns: string[]) {
  const row: Row = { line, cells: {} }
  for (const [index, column] of columns.entries()) {
    const text = textOf(record.cells[index]!)
    if (text === null) group.problems.push(problem(line, column, 'import.not_utf8'))
    else if (text.includes('\u0000')) group.problems.push(problem(line, column, 'import.nul_character'))
    row.cells[column] = text ?? lenientDecoder.decode(record.cells[index]!)
  }
  group.lines.push(line)
  group.rows.push(row)
  // The bytes of a large file's cells weigh many times their text.
  record.cells = []
}

function headerOf(bytes: Buffer, from: number): { columns: string[]; end: number } | { problems: Problem[] } {
  const first = firstRecord(bytes, from)
  const columns = first?.record.cells.map((cell) => textOf(cell) ?? '\uFFFD') ?? []
  const missing = requiredColumns.filter((name) => !columns.includes(name))
  const duplicates = columns.filter((name, index) => name !== '' && columns.indexOf(name) !== index)
  const problems = [
    ...missing.map((column) => problem(1, column, 'import.column_missing')),
    ...duplicates.map((column) => problem(1, column, 'import.duplicate_column')),
  ]
  return first && problems.length === 0 ? { columns, end: first.end } : { problems }
}

function textOf(cell: Uint8Array): string | null {
  try {
    return unescapeFormula(strictDecoder.decode(cell).normalize('NFC').trim())
  } catch {
    return null
  }
}

// The handle is the first column in every export; a row that cannot be split is asked no more than that.
function handleAt(bytes: Buffer, at: number): string {
  const ends = [bytes.indexOf(44, at), bytes.indexOf(10, at)].filter((end) => end >= 0)
  const text = textOf(bytes.subarray(at, Math.min(bytes.length, at + 300, ...ends))) ?? ''
  return text.replaceAll('"', '').trim()
}

function lineCounter(bytes: Buffer): (at: number) => number {
  let line = 1
  let from = 0
  return (at) => {
    for (; from < at; from++) if (bytes[from] === 10) line++
    return line
  }
}
