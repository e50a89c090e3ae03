import { describe, expect, test } from 'vitest'
import { parseGoods } from './parse-goods.ts'
import type { Problem } from './problem.ts'
import { readRows } from './read-rows.ts'
import { makeCsv, type CellInput } from './test/make-csv.ts'

/** What a file gives: the handles that go in, and what is wrong as `line column words`. */
function parseAll(bytes: Buffer) {
  const { groups, problems } = readRows(bytes)
  const results = groups.map((group) => ({ handle: group.handle, judged: parseGoods(group) }))
  const allProblems: Problem[] = [...problems, ...results.flatMap((one) => ('problems' in one.judged ? one.judged.problems : []))]
  return {
    taken: results.filter((one) => 'draft' in one.judged).map((one) => one.handle),
    wrong: allProblems.map(({ line, column, message }) => `${line} ${column} ${message}`),
  }
}

const good = (handle: string): CellInput => ({ Handle: handle, Title: handle })
const sized = (value: string, more: CellInput = {}): CellInput => ({ Handle: 'bad', 'Option1 Value': value, ...more })
const first = { Title: 'Bad', 'Option1 Name': 'Size' }
/** The rows of `bad` between two whole goods: `bad` begins on line 3. */
const between = (...rows: CellInput[]) => parseAll(makeCsv([good('one'), ...rows, good('two')]))

describe('CAT-17 a broken row is named by line and column, nothing of its goods is kept, and the others go in:', () => {
  const cases: [string, CellInput[], string][] = [
    [
      'a price that is none',
      [sized('S', first), sized('M', { 'Variant Price': 'ten' })],
      '4 Variant Price "ten" is not a price such as 12.50',
    ],
    [
      'a price with three decimals',
      [sized('S', { ...first, 'Variant Price': '9.995' })],
      '3 Variant Price "9.995" is not a price such as 12.50',
    ],
    ['a negative price', [sized('S', { ...first, 'Variant Price': '-1' })], '3 Variant Price "-1" is not a price such as 12.50'],
    ['no price', [sized('S', { ...first, 'Variant Price': '' })], '3 Variant Price is missing'],
    ['a negative quantity', [sized('S', first), sized('M', { 'Variant Inventory Qty': '-2' })], '4 Variant Inventory Qty -2 is negative'],
    [
      'a quantity in words',
      [sized('S', { ...first, 'Variant Inventory Qty': 'many' })],
      '3 Variant Inventory Qty "many" is not a whole number',
    ],
    ['no title on the first row', [sized('S', { 'Option1 Name': 'Size' })], '3 Title is missing'],
    ['a variant without its option', [sized('S', first), sized('', { 'Variant SKU': 'X' })], '4 Option1 Value is missing'],
    ['an option without a name', [sized('S', { Title: 'Bad' })], '3 Option1 Name is missing'],
    ['a combination twice', [sized('S', first), sized('M'), sized('S')], '5 Option1 Value repeats the combination on line 3'],
    [
      'a SKU number twice',
      [sized('S', { ...first, 'Variant SKU': 'X' }), sized('M', { 'Variant SKU': 'X' })],
      '4 Variant SKU repeats the SKU on line 3',
    ],
    ['a title too long', [sized('S', { ...first, Title: 'x'.repeat(201) })], '3 Title has 201 characters; the maximum is 200'],
    ['a flag that is none', [sized('S', { ...first, Published: 'maybe' })], '3 Published "maybe" is neither true nor false'],
  ]
  test.each(cases)('%s', (_, rows, allProblems) => {
    expect(between(...rows)).toEqual({ taken: ['one', 'two'], wrong: [allProblems] })
  })

  test('bytes that are not UTF-8', () => {
    const text = makeCsv([good('one'), { Handle: 'bad', Title: 'Café' }, good('two')]).toString()
    const bytes = Buffer.concat([
      Buffer.from(text.slice(0, text.indexOf('é'))),
      Buffer.from([0xe9]),
      Buffer.from(text.slice(text.indexOf('é') + 1)),
    ])
    expect(parseAll(bytes)).toEqual({ taken: ['one', 'two'], wrong: ['3 Title the text is not UTF-8'] })
  })

  test('a quote that is never closed, in the midst of the file', () => {
    const text = makeCsv([good('one'), { Handle: 'bad', Title: 'Bad', 'Body (HTML)': 'BODY' }, good('two'), good('three')]).toString()
    expect(parseAll(Buffer.from(text.replace('BODY', '"BODY')))).toEqual({
      taken: ['one', 'two', 'three'],
      wrong: ['3 Body (HTML) a quote is opened but never closed'],
    })
  })

  test('a quote that is never closed, before rows with quotes of their own', () => {
    const quoted = { ...good('two'), 'Body (HTML)': 'with "quotes",\r\nand two lines' }
    const text = makeCsv([good('one'), { Handle: 'bad', Title: 'Bad', 'Body (HTML)': 'BODY' }, quoted, good('three')]).toString()
    const { taken, wrong: allProblems } = parseAll(Buffer.from(text.replace('BODY', '"BODY')))
    expect(taken).toEqual(['one', 'two', 'three'])
    expect(allProblems).toEqual(['3 Body (HTML) a quote is not closed before the next column'])
  })

  test('a quote within a text', () => {
    const text = makeCsv([good('one'), { Handle: 'bad', Title: 'A 12 inch lamp' }, good('two')])
      .toString()
      .replace('12 inch', '12" inch')
    expect(parseAll(Buffer.from(text))).toEqual({
      taken: ['one', 'two'],
      wrong: ['3 Title a quote appears within the text: double it and enclose the whole text in quotes'],
    })
  })

  test('rows of another width, each by its line', () => {
    const lines = makeCsv([good('one'), good('bad'), good('worse'), good('two')])
      .toString()
      .split('\r\n')
    lines[2] = `${lines[2]},more`
    lines[3] = 'worse,Worse,only'
    expect(parseAll(Buffer.from(lines.join('\r\n')))).toEqual({
      taken: ['one', 'two'],
      wrong: ['3 Status the row has 24 columns, but the header has 23', '4 Vendor the row has 3 columns, but the header has 23'],
    })
  })

  test('a row without a handle, told by its own line: the goods above go in where it has a title', () => {
    expect(parseAll(makeCsv([good('one'), good('above'), { Title: 'lost' }, good('two')]))).toEqual({
      taken: ['one', 'above', 'two'],
      wrong: ['4 Handle is missing'],
    })
  })

  test('a row without a handle and a title, told by its own line: the goods above, whose row it may be, do not go in half', () => {
    const rows = [good('one'), sized('S', first), { 'Option1 Value': 'M' }, { 'Option1 Value': 'L' }, good('two')]
    expect(parseAll(makeCsv(rows))).toEqual({
      taken: ['one', 'two'],
      wrong: [
        '3 Handle line 4 has no handle and may belong to this product: the product was not imported',
        '4 Handle is missing',
        '5 Handle is missing',
      ],
    })
  })
})

describe('lines are counted as an editor counts them', () => {
  test('with texts of several lines, empty lines and a byte order mark', () => {
    const bytes = makeCsv([
      { ...good('one'), 'Body (HTML)': '<p>a</p>\r\n<p>b</p>\n' },
      good('two'),
      { ...good('bad'), 'Variant Price': 'x' },
    ])
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(bytes.toString().replace('\r\ntwo', '\r\n\r\ntwo'))])
    expect(parseAll(marked)).toEqual({ taken: ['one', 'two'], wrong: ['7 Variant Price "x" is not a price such as 12.50'] })
  })

  test('a file that is no product file is refused by its header', () => {
    expect(parseAll(Buffer.from('name,price\nx,1\n')).wrong).toEqual(
      ['Handle', 'Title', 'Variant Price'].map((column) => `1 ${column} the header is missing this column`),
    )
    expect(parseAll(Buffer.from('')).wrong).toHaveLength(3)
  })
})
