import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Cell } from './cell.ts'

// The maximum rows of a sheet; further rows go to the next one.
const maxRows = 1_048_576

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

// Letters that XML cannot hold are left out.
const escapeXml = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const textCell = (text: string, isHead = false) =>
  `<c t="inlineStr"${isHead ? ' s="2"' : ''}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

// More digits than a sheet's own numbers hold stand there as text, exact.
const maxDigits = 15
const isExact = (number: string) => number.replaceAll(/[-.]|^-?0\.0*/g, '').length <= maxDigits
// Styles of amounts by their decimals, after plain, two decimals and head.
const styleOf = (amount: string) => {
  const decimals = amount.includes('.') ? amount.length - amount.indexOf('.') - 1 : 0
  return decimals === 2 ? 1 : 3 + Math.min(decimals, maxDecimals)
}
const maxDecimals = 8

// Amounts are written digit by digit, without a float in between.
function cellOf(cell: Cell, isHead: boolean): string {
  if (cell === null) return '<c/>'
  if ('text' in cell) return textCell(cell.text, isHead || cell.isHead)
  const digits = 'number' in cell ? cell.number : cell.amount
  if (!isExact(digits)) return textCell(digits)
  return 'number' in cell ? `<c><v>${digits}</v></c>` : `<c s="${styleOf(digits)}"><v>${digits}</v></c>`
}
const rowOf = (cells: readonly Cell[], isHead: boolean) => `<row>${cells.map((cell) => cellOf(cell, isHead)).join('')}</row>`

// What a sheet may be called.
const sheetName = (name: string, n: number) => `${name.slice(0, 24)}${n > 1 ? ` ${n}` : ''}`

/** Rows as a workbook of XLSX as they come, the first one the head, which every further sheet repeats; memory does not grow with them. */
export async function* xlsxOf(
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
  name: string,
  rowsPerSheet = maxRows,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  let [sheets, rows] = [0, rowsPerSheet]
  let sheet: ZipDeflate | null = null
  let first: readonly Cell[] | null = null
  const endSheet = () => sheet?.push(strToU8('</sheetData></worksheet>'), true)
  for await (const page of pages) {
    let part = ''
    for (const row of page) {
      if (rows === rowsPerSheet) {
        sheet?.push(strToU8(part))
        endSheet()
        sheet = new ZipDeflate(`xl/worksheets/sheet${++sheets}.xml`, { level: 6 })
        zip.add(sheet)
        part = `${head}<worksheet xmlns="${main}"><sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>`
        rows = 0
        if (first) part += rowOf(first, ++rows === 1)
      }
      part += rowOf(row, first === null)
      first ??= row
      rows++
    }
    sheet?.push(strToU8(part))
    yield* ready.splice(0)
  }
  endSheet()
  for (const [path, text] of Object.entries(workbookFiles(sheets, name))) {
    const file = new ZipPassThrough(path)
    zip.add(file)
    file.push(strToU8(head + text), true)
  }
  zip.end()
  yield* ready.splice(0)
}

// Amounts are shown with all the decimals that they have.
const decimalsOf = Array.from({ length: maxDecimals + 1 }, (_, count) => `#,##0${count ? `.${'0'.repeat(count)}` : ''}`)
const styles = [
  `<styleSheet xmlns="${main}"><numFmts count="${decimalsOf.length}">`,
  ...decimalsOf.map((form, n) => `<numFmt numFmtId="${164 + n}" formatCode="${form}"/>`),
  `</numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders>`,
  `<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${3 + decimalsOf.length}"><xf/><xf numFmtId="4" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/>`,
  ...decimalsOf.map((_, n) => `<xf numFmtId="${164 + n}" applyNumberFormat="1"/>`),
  `</cellXfs></styleSheet>`,
].join('')

/** The files around the sheets. */
function workbookFiles(sheets: number, name: string): Record<string, string> {
  const all = Array.from({ length: sheets }, (_, n) => n + 1)
  const sheetsOf = (write: (n: number) => string) => all.map(write).join('')
  return {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheetsOf(
      (n) => `<sheet name="${sheetName(name, n)}" sheetId="${n}" r:id="rId${n}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${sheetsOf(
      (n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
    )}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${sheetsOf(
      (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${types}.worksheet+xml"/>`,
    )}</Types>`,
  }
}
