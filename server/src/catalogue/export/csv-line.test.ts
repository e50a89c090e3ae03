import { expect, test } from 'vitest'
import { csvLine, unguarded } from './csv-line.ts'

test.each(['=HYPERLINK("http://x")', '+1', '-lamp', '@SUM(A1)', '\t=1', "'=1", "''-1"])(
  'CAT-17 %j is no formula in a product file, and the same text when it is read back',
  (text) => {
    const [cell] = csvLine([text, '2']).split(/,2\r\n$/)
    const read = cell!.startsWith('"') ? cell!.slice(1, -1).replaceAll('""', '"') : cell!
    expect(read).toBe(`'${text}`)
    expect(unguarded(read)).toBe(text)
  },
)

test.each(['Lamp', "'90s lamp", '', '12.50', 'a=b'])('CAT-17 %j stays as it is', (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`)
  expect(unguarded(text)).toBe(text)
})
