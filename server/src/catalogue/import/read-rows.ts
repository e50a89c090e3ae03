import { unguarded } from '../../kernel/sheet/csv.ts'
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

const needed = ['Handle', 'Title', 'Variant Price']
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const lenient = new TextDecoder()

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
  let above: RowGroup | null = null
  const begin = (handle: string): RowGroup => {
    const group = { handle, lines: [], rows: [], problems: [] }
    groups.push(group)
    return group
  }
  const groupOf = (handle: string): RowGroup => {
    above = byHandle.get(handle) ?? begin(handle)
    byHandle.set(handle, above)
    return above
  }
  const lost = (line: number, title: string): RowGroup => {
    // Without a title it may be a row of the goods above, which must not go in half.
    if (above && !title) above.problems.push(problem(above.lines[0]!, 'Handle', 'import.lost_row', { line }))
    above = null
    return begin('')
  }
  let row_count = 0
  for (const one of [...records, ...broken].sort((a, b) => a.at - b.at)) {
    if ('cells' in one && one.cells.every((cell) => cell.length === 0)) continue
    row_count++
    const line = lineAt(one.at)
    const handle = 'cells' in one ? cellOf(one, 'Handle', columns) : handleAt(bytes, one.at)
    if ('phrase' in one) addBroken(handle ? groupOf(handle) : lost(line, ''), one, line, columns)
    else if (handle) addRow(groupOf(handle), one, line, columns)
    else addLost(lost(line, cellOf(one, 'Title', columns)), one, line, columns)
  }
  return { row_count, groups, problems: [] }
}

const cellOf = (record: RawRecord, column: string, columns: string[]) => textOf(record.cells[columns.indexOf(column)]!) ?? ''

function addLost(group: RowGroup, record: RawRecord, line: number, columns: string[]) {
  const isRead = textOf(record.cells[columns.indexOf('Handle')]!) !== null
  group.lines.push(line)
  group.problems.push(problem(line, 'Handle', isRead ? 'import.missing' : 'import.not_utf8'))
}

function addBroken(group: RowGroup, { cell, phrase, params }: BrokenRecord, line: number, columns: string[]) {
  group.lines.push(line)
  group.problems.push(problem(line, columns[cell] ?? columns.at(-1)!, phrase, params))
}

function addRow(group: RowGroup, record: RawRecord, line: number, columns: string[]) {
  const row: Row = { line, cells: {} }
  for (const [place, column] of columns.entries()) {
    const text = textOf(record.cells[place]!)
    if (text === null) group.problems.push(problem(line, column, 'import.not_utf8'))
    else if (text.includes('\u0000')) group.problems.push(problem(line, column, 'import.nul'))
    row.cells[column] = text ?? lenient.decode(record.cells[place]!)
  }
  group.lines.push(line)
  group.rows.push(row)
  // The bytes of a large file's cells weigh many times their text.
  record.cells = []
}

function headerOf(bytes: Buffer, from: number): { columns: string[]; end: number } | { problems: Problem[] } {
  const first = firstRecord(bytes, from)
  const columns = first?.record.cells.map((cell) => textOf(cell) ?? '\uFFFD') ?? []
  const missing = needed.filter((name) => !columns.includes(name))
  const doubled = columns.filter((name, place) => name !== '' && columns.indexOf(name) !== place)
  const problems = [
    ...missing.map((column) => problem(1, column, 'import.column_missing')),
    ...doubled.map((column) => problem(1, column, 'import.column_twice')),
  ]
  return first && problems.length === 0 ? { columns, end: first.end } : { problems }
}

function textOf(cell: Uint8Array): string | null {
  try {
    return unguarded(strict.decode(cell).normalize('NFC').trim())
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
