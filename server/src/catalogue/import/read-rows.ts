import { problem, type Problem } from './problem.ts'
import { firstRecord, splitRecords, type BrokenRecord, type RawRecord } from './split-records.ts'

/** A row of the file under its column names. */
export interface Row {
  line: number
  cells: Record<string, string>
}

/** All rows of one handle, and what is wrong with them already. */
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

/** Reads a Shopify product CSV into the rows of each handle, in their order; a row that cannot be read is a problem of its handle. */
export function readRows(bytes: Buffer): ReadFile {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const header = headerOf(bytes, isMarked ? 3 : 0)
  if ('problems' in header) return { row_count: 0, groups: [], problems: header.problems }
  const { columns, end } = header
  const { records, broken } = splitRecords(bytes, end, columns.length)
  const lineAt = lineCounter(bytes)
  const groups = new Map<string, RowGroup>()
  let handle = ''
  const groupOf = (name: string) => {
    // A row without a readable handle counts to the row before it, so that none of those goods goes in half.
    handle = name || handle
    let group = groups.get(handle)
    if (!group) groups.set(handle, (group = { handle, lines: [], rows: [], problems: [] }))
    return group
  }
  const all = [...records, ...broken].sort((a, b) => a.at - b.at)
  let row_count = 0
  for (const one of all) {
    if ('cells' in one && one.cells.every((cell) => cell.length === 0)) continue
    row_count++
    const line = lineAt(one.at)
    if ('phrase' in one) addBroken(groupOf(handleAt(bytes, one.at)), one, line, columns)
    else addRow(groupOf(textOf(one.cells[columns.indexOf('Handle')]!) ?? ''), one, line, columns)
  }
  return { row_count, groups: [...groups.values()], problems: [] }
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
  if (row.cells.Handle === '') group.problems.push(problem(line, 'Handle', 'import.missing'))
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
    return strict.decode(cell).normalize('NFC').trim()
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
