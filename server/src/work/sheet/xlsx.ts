import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Cell } from './cell.ts'

// What a sheet holds at most; what is more goes onto the next.
const mostRows = 1_048_576

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

// Letters that XML cannot hold are left out.
const clean = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

// An amount stands there digit by digit as it is in the books: no float comes between.
function cellOf(cell: Cell, isHead: boolean): string {
  if (cell === null) return '<c/>'
  if ('amount' in cell) return `<c s="1"><v>${cell.amount}</v></c>`
  return `<c t="inlineStr"${isHead ? ' s="2"' : ''}><is><t xml:space="preserve">${clean(cell.text)}</t></is></c>`
}
const rowOf = (cells: readonly Cell[], isHead: boolean) => `<row>${cells.map((cell) => cellOf(cell, isHead)).join('')}</row>`

/** Rows as a workbook of XLSX as they come, the first one the head, which every further sheet repeats; memory does not grow with them. */
export async function* xlsxOf(pages: AsyncIterable<readonly Cell[][]>, name: string, most = mostRows): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  let [sheets, rows] = [0, most]
  let sheet: ZipDeflate | null = null
  let first: readonly Cell[] | null = null
  const endSheet = () => sheet?.push(strToU8('</sheetData></worksheet>'), true)
  for await (const page of pages) {
    let part = ''
    for (const row of page) {
      if (rows === most) {
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
  for (const [path, text] of Object.entries(booksOf(sheets, name))) {
    const file = new ZipPassThrough(path)
    zip.add(file)
    file.push(strToU8(head + text), true)
  }
  zip.end()
  yield* ready.splice(0)
}

/** The files around the sheets. */
function booksOf(sheets: number, name: string): Record<string, string> {
  const all = Array.from({ length: sheets }, (_, n) => n + 1)
  const sheetsOf = (write: (n: number) => string) => all.map(write).join('')
  return {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheetsOf(
      (n) => `<sheet name="${name}${n > 1 ? ` ${n}` : ''}" sheetId="${n}" r:id="rId${n}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${sheetsOf(
      (n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
    )}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="4" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${sheetsOf(
      (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${types}.worksheet+xml"/>`,
    )}</Types>`,
  }
}
