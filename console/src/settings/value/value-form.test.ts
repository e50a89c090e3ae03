import { describe, expect, test } from 'vitest'
import { choicesOf, emptyOf, isNullable, isTranslatedText, variantOf, variantsOf, type ValueForm } from './value-form.ts'

const translated: ValueForm = {
  type: 'object',
  propertyNames: { enum: ['en-us', 'zh-cn', 'ko-kr', 'ja-jp', 'ms-my'] },
  additionalProperties: { type: 'string' },
}
const app = (alg: string): ValueForm => ({
  type: 'object',
  properties: { iss: { type: 'string' }, alg: { type: 'string', const: alg } },
  required: ['iss', 'alg'],
})

describe('what fits a setting', () => {
  test.each<[string, ValueForm, unknown]>([
    ['text', { type: 'string' }, ''],
    ['a number', { type: 'integer', minimum: 3, maximum: 9 }, 3],
    ['a flag', { type: 'boolean' }, false],
    ['a list', { type: 'array', items: { type: 'string' } }, []],
    ['a choice', { enum: ['disk', 's3'] }, 'disk'],
    ['a choice of numbers', { anyOf: [{ const: 0 }, { const: 1 }] }, 0],
    ['something or nothing', { anyOf: [{ type: 'object' }, { type: 'null' }] }, null],
    ['a thing', app('HS256'), { iss: '', alg: 'HS256' }],
    ['words', translated, {}],
  ])('CON-07 %s begins empty', (_, form, value) => {
    expect(emptyOf(form)).toEqual(value)
  })

  test('CON-07 a schema is recognised as a choice, a translated text, or nullable', () => {
    expect(choicesOf({ anyOf: [{ const: 0 }, { const: 2 }] })).toEqual([0, 2])
    expect(choicesOf({ type: 'string' })).toBeNull()
    expect([isTranslatedText(translated), isTranslatedText(app('x'))]).toEqual([true, false])
    expect(isNullable({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBe(true)
  })

  test('CON-07 of several forms a value has the one of its constant, else of its type', () => {
    const apps = variantsOf({ oneOf: [app('HS256'), app('EdDSA')] })
    expect(variantOf(apps, { iss: 'a', alg: 'EdDSA' })).toBe(1)
    expect(variantOf([{ type: 'string' }, translated], { 'en-us': 'Note' })).toBe(1)
    expect(variantOf([{ type: 'string' }, translated], 'Note')).toBe(0)
  })
})
