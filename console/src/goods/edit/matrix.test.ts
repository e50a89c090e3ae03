import type { StaffGoods, StaffSku } from '@longmall/contract/catalogue-staff.ts'
import { describe, expect, test } from 'vitest'
import { marginOf } from './margin.ts'
import {
  countVariants,
  emptyMatrix,
  emptyVariant,
  fillDown,
  matrixOf,
  rowsOf,
  matrixToInput,
  wrongRows,
  type Attribute,
  type Matrix,
} from './matrix.ts'

const attribute = (name: string, values: string[]): Attribute => ({
  key: name,
  id: null,
  names: { 'en-us': name },
  values: values.map((value) => ({ key: value, id: null, names: { 'en-us': value } })),
})
const colours = attribute('Colour', ['Red', 'Blue'])
const sizes = attribute('Size', ['S', 'M', 'L'])
const priced = (price: string, more = {}) => ({ ...emptyVariant, price, ...more })
const keys = (matrix: Matrix) => rowsOf(matrix).map(({ key }) => key)

describe('the matrix of SKUs', () => {
  test('CON-02 without attributes is one row', () => {
    expect(keys(emptyMatrix)).toEqual([''])
  })

  test('CON-02 grows with each attribute, the last changing fastest', () => {
    expect(keys({ attributes: [colours, sizes], variants: {} })).toEqual(['Red S', 'Red M', 'Red L', 'Blue S', 'Blue M', 'Blue L'])
    expect(countVariants([colours, sizes, attribute('x', [])])).toBe(0)
  })

  test('CON-02 a new row begins with the price of its nearest, without its stock and number', () => {
    const matrix = {
      attributes: [colours, sizes],
      variants: { 'Red S': priced('10'), 'Blue S': priced('20', { sku_no: 'B-S', stock_change: '5', on_hand: 9, weight_grams: '300' }) },
    }
    const row = rowsOf(matrix).find(({ key }) => key === 'Blue M')!
    expect(row.variant).toEqual(priced('20', { weight_grams: '300' }))
  })

  test('CON-02 when the first attribute comes, every new row has the price of the one row that was', () => {
    const rows = rowsOf({ attributes: [colours], variants: { '': priced('9.50') } })
    expect(rows.map(({ variant }) => variant.price)).toEqual(['9.50', '9.50'])
  })

  test('CON-02 what was entered comes back with a value that went and came', () => {
    const variants = { Red: priced('1'), Blue: priced('2') }
    const fewer = { attributes: [attribute('Colour', ['Red'])], variants }
    expect(rowsOf(fewer)).toHaveLength(1)
    expect(rowsOf({ ...fewer, attributes: [colours] })[1]!.variant.price).toBe('2')
  })

  test('CON-02 more than 300 combinations are not drawn', () => {
    const many = attribute(
      'n',
      Array.from({ length: 50 }, (_, n) => String(n)),
    )
    expect(rowsOf({ attributes: [many, attribute('m', ['1', '2', '3', '4', '5', '6', '7'])], variants: {} })).toEqual([])
  })

  test.each<[string | null, string[]]>([
    [null, ['5.00', '5.00', '5.00', '5.00', '5.00', '5.00']],
    ['Blue', ['', '', '', '5.00', '5.00', '5.00']],
    ['M', ['', '5.00', '', '', '5.00', '']],
  ])('CON-02 filling down at %s', (value, prices) => {
    const filled = fillDown({ attributes: [colours, sizes], variants: {} }, value, { price: '5.00', market_price: '' })
    expect(
      rowsOf(filled)
        .filter(({ key }) => filled.variants[key])
        .map(({ variant }) => variant.price),
    ).toEqual(prices.filter(Boolean))
    expect(Object.values(filled.variants).every(({ market_price }) => market_price === '')).toBe(true)
  })

  test.each([
    ['10', '', '0', '', 0],
    ['10.50', '12', '250', '+5', 0],
    ['10.505', '', '0', '', 1],
    ['', '', '0', '', 1],
    ['-1', '', '0', '', 1],
    ['1', 'x', '0', '', 1],
    ['1', '', '1.5', '', 1],
    ['1', '', '0', '1.5', 1],
  ])('CON-02 price %j, list price %j, weight %j, stock %j: %i wrong', (price, market_price, weight_grams, stock_change, count) => {
    expect(wrongRows({ attributes: [], variants: { '': priced(price, { market_price, weight_grams, stock_change }) } })).toHaveLength(count)
  })
})

test.each([
  ['10.00', '4.20', { profit: '5.80', share: 0.58, isLoss: false }],
  ['10', '12.5', { profit: '-2.50', share: -0.25, isLoss: true }],
  ['0', '0', { profit: '0.00', share: null, isLoss: false }],
  ['10', '', null],
  ['', '1', null],
])('CON-02 AST-05 at %j with a cost of %j the margin is %j', (price, cost, margin) => {
  expect(marginOf(price, cost)).toEqual(margin)
})

test('CON-02 a cost price that is not an amount is an incomplete row; none is not', () => {
  const wrongWith = (cost_price: string) => wrongRows({ attributes: [], variants: { '': priced('10', { cost_price }) } })
  expect(['', ' ', '0', '4.20'].map((cost) => wrongWith(cost).length)).toEqual([0, 0, 0, 0])
  expect(['-1', '4.205', 'x'].map((cost) => wrongWith(cost).length)).toEqual([1, 1, 1])
})

describe('between server and form', () => {
  const sku = (sku_id: number, value_ids: number[], more: Partial<StaffSku> = {}): StaffSku => ({
    sku_id,
    value_ids,
    sku_no: `N${sku_id}`,
    price: '10.00',
    market_price: null,
    cost_price: null,
    weight_grams: 100,
    picture_index: null,
    plan_months: null,
    is_active: true,
    on_hand: 5,
    reserved: 1,
    ...more,
  })
  const goods = {
    pictures: [
      { src: '/a', widths: [], avif: false },
      { src: '/b', widths: [], avif: false },
    ],
    attributes: [
      {
        attribute_id: 1,
        names: [{ language: 'en-us', name: 'Colour' }],
        values: [
          { value_id: 11, names: [{ language: 'en-us', name: 'Red' }] },
          { value_id: 12, names: [{ language: 'en-us', name: 'Blue' }] },
        ],
      },
    ],
    skus: [sku(5, [11], { picture_index: 1, market_price: '12.00', cost_price: '4.20' })],
  } as unknown as StaffGoods

  test('CON-02 what is shown is what is sent; a combination that is not offered stays out', () => {
    const sent = matrixToInput(matrixOf(goods), goods.pictures)
    expect(sent.attributes).toEqual(goods.attributes.map(({ attribute_id, names, values }) => ({ attribute_id, names, values })))
    expect(sent.skus).toEqual([
      {
        values: [0],
        sku_no: 'N5',
        price: '10.00',
        market_price: '12.00',
        cost_price: '4.20',
        weight_grams: 100,
        picture_index: 1,
        plan_months: null,
        is_active: true,
        stock_change: 0,
      },
    ])
  })

  test('CON-02 pictures that change places take their SKUs with them', () => {
    expect(matrixToInput(matrixOf(goods), goods.pictures.toReversed()).skus[0]!.picture_index).toBe(0)
    expect(matrixToInput(matrixOf(goods), []).skus[0]!.picture_index).toBeNull()
  })

  test('CON-02 a row that is switched on is sent with what was entered', () => {
    const matrix = fillDown(matrixOf(goods), 'v12', { is_active: true, price: '7.00', stock_change: '+4' })
    expect(matrixToInput(matrix, goods.pictures).skus[1]).toMatchObject({ values: [1], price: '7.00', stock_change: 4, is_active: true })
  })
})
