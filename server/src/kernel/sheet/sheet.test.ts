import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Cell } from './cell.ts'
import { csvOf, csvRows, unescapeFormula } from './csv.ts'
import { xlsxOf } from './xlsx.ts'

async function* pagesOf(...pages: Cell[][][]) {
  yield* pages
}
const rows: Cell[][][] = [
  [[{ text: 'Name' }, { text: 'Amount' }]],
  [
    [{ text: '=1+1, "a" <b>' }, { amount: '-12.50' }],
    [null, { amount: '0.01' }],
  ],
]

test('CON-10 rows become CSV as they come; a text never becomes a formula', async () => {
  const chunks = await Array.fromAsync(csvOf(pagesOf(...rows)))
  expect(chunks.join('')).toBe('\uFEFFName,Amount\r\n"\'=1+1, ""a"" <b>",-12.50\r\n,0.01\r\n')
})

test('CON-10 rows become sheets of XLSX: amounts digit by digit, a further sheet when one is full', async () => {
  const chunks = await Array.fromAsync(xlsxOf(pagesOf(...rows), 'orders', 2))
  const files = unzipSync(Buffer.concat(chunks))
  const sheet = (n: number) => strFromU8(files[`xl/worksheets/sheet${n}.xml`]!)
  expect(sheet(1)).toContain('<t xml:space="preserve">=1+1, "a" &lt;b&gt;</t></is></c><c s="1"><v>-12.50</v></c></row></sheetData>')
  expect(sheet(2)).toMatch(/<row><c t="inlineStr" s="2">.*Name.*<row><c\/><c s="1"><v>0.01<\/v><\/c><\/row><\/sheetData><\/worksheet>$/)
  expect(strFromU8(files['xl/workbook.xml']!)).toContain('<sheet name="orders 2" sheetId="2" r:id="rId2"/>')
})

test('CON-10 a sheet shows every decimal of an amount, and a number of more digits than it can hold as text', async () => {
  const chunks = await Array.fromAsync(
    xlsxOf(
      pagesOf([[{ text: 'A' }], [{ amount: '1.234' }, { amount: '123456789012345.67' }, { number: '28' }, { amount: '-5' }]]),
      'amounts',
    ),
  )
  const files = unzipSync(Buffer.concat(chunks))
  const row = strFromU8(files['xl/worksheets/sheet1.xml']!)
  const text = '<c t="inlineStr"><is><t xml:space="preserve">123456789012345.67</t></is></c>'
  expect(row).toContain(`<row><c s="6"><v>1.234</v></c>${text}<c><v>28</v></c><c s="3"><v>-5</v></c></row>`)
  const styles = strFromU8(files['xl/styles.xml']!)
  const forms = [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(([, id, form]) => [id, form] as const)
  const used = [...styles.matchAll(/<xf numFmtId="(\d+)" applyNumberFormat="1"\/>/g)].map(([, id]) => id)
  expect(new Map(forms).get(used[4]!)).toBe('#,##0.000')
})

test.each(['=HYPERLINK("http://x")', '+1', '-lamp', '@SUM(A1)', '\t=1', '\r=1', "'=1", "''-1"])(
  'CAT-17 %j is no formula in a file of CSV, and the same text when it is read back',
  (text) => {
    const [[cell]] = parse(csvRows([[{ text }, { number: '2' }]]), { record_delimiter: '\r\n' }) as [[string]]
    expect(cell).toBe(`'${text}`)
    expect(unescapeFormula(cell)).toBe(text)
  },
)

test.each(['Lamp', "'90s lamp", '', '12.50', 'a=b', ' wide ', 'two\nlines', 'say "hi", please'])('CAT-17 %j stays as it is', (text) => {
  const [[cell]] = parse(csvRows([[{ text }, null]]), { record_delimiter: '\r\n', ltrim: true }) as [[string]]
  expect(cell).toBe(text)
  expect(unescapeFormula(text)).toBe(text)
})

test('WAL-08 a number stays what it is, a telephone with its plus too', () => {
  expect(csvRows([[{ number: '+8613800138000' }, { amount: '-2.00' }, null]])).toBe('+8613800138000,-2.00,\r\n')
})
