import type { ServerTranslationKey } from '@longmall/translations/en-us/server/index.ts'
import { CsvError, parse } from 'csv-parse/sync'

/** One record of a CSV file: where it begins and its fields as the bytes they are. */
export interface RawRecord {
  at: number
  cells: Uint8Array[]
}

/** A record that cannot be read: where it begins, in which field (0 the first), and why. */
export interface BrokenRecord {
  at: number
  cell: number
  translation_key: ServerTranslationKey
  params?: Record<string, unknown>
}

// A quote that is never closed must not swallow a whole file before it is noticed.
const maxRecordBytes = 1_000_000

/**
 * Splits a CSV file (RFC 4180, comma, lines by LF or CRLF) into records of `width` fields. A record that cannot be read is named,
 * and reading goes on at the next line that is a whole record again, so that one broken row costs no other.
 */
export function splitRecords(bytes: Buffer, from: number, width: number): { records: RawRecord[]; broken: BrokenRecord[] } {
  const records: RawRecord[] = []
  const broken: BrokenRecord[] = []
  for (let start: number | null = from; start !== null;) {
    const stopped = readUntilBroken(bytes, start, width, records)
    if (!stopped) break
    broken.push(stopped.broken)
    start = nextWholeRecord(bytes, stopped.broken.at, stopped.end, width)
  }
  return { records, broken }
}

/** The first record from `from` on, whatever its width; null when there is none. */
export function firstRecord(bytes: Buffer, from: number): { record: RawRecord; end: number } | null {
  let found: { record: RawRecord; end: number } | null = null
  const onRecord = (cells: Uint8Array[], bytesRead: number) => {
    found = { record: { at: skipEmptyLines(bytes, from), cells }, end: from + bytesRead }
    return null
  }
  try {
    read(bytes.subarray(from), onRecord, 1)
  } catch {
    return null
  }
  return found
}

interface Stopped {
  broken: BrokenRecord
  /** Where the record ends, when it could be split but has another width. */
  end: number | null
}

class WrongWidth extends Error {}

function readUntilBroken(bytes: Buffer, from: number, width: number, records: RawRecord[]): Stopped | null {
  let at = skipEmptyLines(bytes, from)
  let stopped: Stopped | null = null
  try {
    read(bytes.subarray(from), (cells, bytesRead) => {
      if (cells.length !== width) {
        const params = { count: cells.length, width }
        stopped = {
          broken: { at, cell: Math.min(cells.length, width - 1), translation_key: 'import.width', params },
          end: from + bytesRead,
        }
        throw new WrongWidth()
      }
      records.push({ at, cells })
      at = skipEmptyLines(bytes, from + bytesRead)
    })
    return null
  } catch (error) {
    if (error instanceof WrongWidth) return stopped
    if (!(error instanceof CsvError)) throw error
    return { broken: { at, cell: Number(error.column ?? 0), translation_key: messageKeyOf(error) }, end: null }
  }
}

function read(bytes: Buffer, onRecord: (cells: Uint8Array[], bytesRead: number) => void, to?: number): void {
  parse(bytes, {
    encoding: null,
    record_delimiter: ['\r\n', '\n'],
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: maxRecordBytes,
    ...(to ? { to } : {}),
    on_record: (cells: unknown, info) => {
      onRecord(cells as Uint8Array[], info.bytes)
      return null
    },
  })
}

function messageKeyOf(error: CsvError): ServerTranslationKey {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') return 'import.quote_open'
  if (error.code === 'CSV_INVALID_CLOSING_QUOTE') return 'import.quote_not_closed'
  return 'import.unescaped_quote'
}

/** Where reading can go on after a record that began at `at`: behind it when it is one line, else at the next line that begins a whole record. */
function nextWholeRecord(bytes: Buffer, at: number, end: number | null, width: number): number | null {
  let line = nextLine(bytes, at)
  if (end !== null && line !== null && end <= line) return end < bytes.length ? end : null
  for (; line !== null; line = nextLine(bytes, line)) {
    const cells = firstRecord(bytes, line)?.record.cells
    if (cells?.length === width && cells[0]!.length > 0) return line
  }
  return null
}

function nextLine(bytes: Buffer, at: number): number | null {
  const end = bytes.indexOf(10, at)
  return end < 0 || end + 1 >= bytes.length ? null : end + 1
}

function skipEmptyLines(bytes: Buffer, at: number): number {
  while (bytes[at] === 10 || bytes[at] === 13) at++
  return at
}
