import fc from 'fast-check'
import { Flag, Id, Many, Money, OptionalText, Quantity, Text } from '@longmall/contract/fields.ts'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { bodyText, inputDecoder, splitForm } from './decode.ts'
import { WrongFields } from '../refusal.ts'

/** The field errors of a decoding: name → key of the phrase. */
function errorsOf(work: () => unknown): Record<string, string> {
  try {
    work()
  } catch (error) {
    if (error instanceof WrongFields) return Object.fromEntries(Object.entries(error.fields).map(([name, { key }]) => [name, key]))
    throw error
  }
  return {}
}

describe('splitting a form', () => {
  test('common fields stand apart from the operation’s own', () => {
    const { common, own } = splitForm('token=t&quantity=2&language=ko-kr&note=a%20b+c&&empty=&bare')
    expect({ ...common }).toEqual({ token: 't', language: 'ko-kr' })
    expect({ ...own }).toEqual({ quantity: '2', note: 'a b c', empty: '', bare: '' })
  })

  test('a doubled field is refused by its name, written either way', () => {
    expect(errorsOf(() => splitForm('a=1&b=2&a=1'))).toEqual({ a: 'field.duplicate' })
    expect(errorsOf(() => splitForm('note=1&no%74e=2'))).toEqual({ note: 'field.duplicate' })
    expect(errorsOf(() => splitForm('token=1&token=2'))).toEqual({ token: 'field.duplicate' })
  })

  test.each(['%ff', '%C3%28', '%ED%A0%80', '%F4%90%80%80', '%', '%zz', '%e4%bd'])(
    'bytes that are not UTF-8 are refused by the field’s name: %s',
    (text) => {
      expect(errorsOf(() => splitForm(`note=${text}`))).toEqual({ note: 'field.not_utf8' })
    },
  )

  test('a body that is not UTF-8 is refused', () => {
    expect(errorsOf(() => bodyText(new Uint8Array([0x61, 0x3d, 0xff])))).toEqual({ body: 'field.not_utf8' })
    expect(bodyText(new TextEncoder().encode('a=日本'))).toBe('a=日本')
  })

  test('names of objects’ own properties are fields like others', () => {
    const { own } = splitForm('__proto__=1&constructor=2&toString=3')
    expect(Object.entries(own)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
      ['toString', '3'],
    ])
  })

  test('whatever is encoded comes out the same', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !['token', 'language', 'email', 'visitor'].includes(text))
    fc.assert(
      fc.property(
        fc.dictionary(
          name,
          fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
        ),
        (fields) => {
          const encoded = Object.entries(fields)
            .map((pair) => pair.map(encodeURIComponent).join('='))
            .join('&')
          const { common, own } = splitForm(encoded)
          expect({ ...common, ...own }).toEqual({ ...fields })
        },
      ),
    )
  })
})

describe('decoding an input', () => {
  const decode = inputDecoder(
    z.object({
      note: OptionalText(10),
      quantity: Quantity,
      gift: z.optional(Flag),
      amount: z.optional(Money),
      lines: z.optional(Many(z.object({ sku_id: Id, name: Text(5) }), 2)),
    }),
  )

  test('text fields are taken raw, others as JSON', () => {
    expect(decode({ note: '12', quantity: '3', gift: 'true', amount: '1.50', lines: '[{"sku_id":1,"name":"x"}]' })).toEqual({
      note: '12',
      quantity: 3,
      gift: true,
      amount: '1.50',
      lines: [{ sku_id: 1, name: 'x' }],
    })
  })

  test.each<[Record<string, string>, Record<string, string>]>([
    [{}, { note: 'field.required', quantity: 'field.required' }],
    [{ note: '', quantity: '"3"' }, { quantity: 'field.type' }],
    [{ note: '', quantity: 'three' }, { quantity: 'field.type' }],
    [{ note: '', quantity: 'null' }, { quantity: 'field.type' }],
    [{ note: '', quantity: '0' }, { quantity: 'field.too_small' }],
    [{ note: '', quantity: '-1' }, { quantity: 'field.too_small' }],
    [{ note: '', quantity: '10000' }, { quantity: 'field.too_big' }],
    [{ note: '', quantity: '1e400' }, { quantity: 'field.type' }],
    [{ note: 'x'.repeat(11), quantity: '1' }, { note: 'field.too_long' }],
    [{ note: ' x', quantity: '1' }, { note: 'field.text_form' }],
    [{ note: '\u0000', quantity: '1' }, { note: 'field.text_form' }],
    [{ note: '', quantity: '1', gift: '1' }, { gift: 'field.type' }],
    [{ note: '', quantity: '1', amount: '1.505' }, { amount: 'field.amount' }],
    [{ note: '', quantity: '1', amount: '-1' }, { amount: 'field.amount' }],
    [{ note: '', quantity: '1', lines: '[]' }, { lines: 'field.empty_list' }],
    [{ note: '', quantity: '1', lines: '{}' }, { lines: 'field.type' }],
    [
      { note: '', quantity: '1', lines: '[{"sku_id":1,"name":""},{"sku_id":"1","name":"x"}]' },
      { 'lines.0.name': 'field.required', 'lines.1.sku_id': 'field.type' },
    ],
    [{ note: '', quantity: '1', surplus: '1' }, { surplus: 'field.unknown' }],
    [{ note: '', quantity: '1', ['__proto__']: '1' }, { ['__proto__']: 'field.unknown' }],
  ])('QUA-04 %j → %j', (own, fieldErrors) => {
    expect(errorsOf(() => decode(own))).toEqual(fieldErrors)
  })
})
