import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Cell } from './cell.ts'
import { csvOf } from './csv.ts'
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
