import type { Language } from '@longmall/contract/fields.ts'
import { serverTranslations, type ServerTranslationKey } from '@longmall/translations/en-us/server/index.ts'
import type * as z from 'zod/mini'
import { translate } from '../../kernel/translate.ts'
import { definitionOf, unwrapped } from './definition.ts'

/** A field of a row, or of a thing within it: `account`, `number`. `isOfTexts`: of its texts, the one in the reader's language. */
export interface Leaf {
  path: string[]
  schema: z.ZodMiniType
  isOfTexts: boolean
}

// Pictures are no cell; what only forms and buttons read says nothing in a file; and a code opens what it was sent for.
const excludedFields = new Set([
  'version',
  'picture',
  'pictures',
  'cover',
  'logo',
  'avatar',
  'icon',
  'is_changeable',
  'is_own',
  'job_key',
  'address_id',
  'can_cancel',
  'can_record',
  'timeline',
  'messaging/list_messages code',
])

/** Every field of a row: what a thing within it holds is flattened, a list of things is one field. */
export function leavesOf(list: string, row: z.ZodMiniType, path: string[] = []): Leaf[] {
  const fields = definitionOf(row).shape ?? {}
  return Object.entries(fields).flatMap(([name, declared]): Leaf[] => {
    if (excludedFields.has(name) || excludedFields.has(`${list} ${name}`) || isNamedBeside(name, fields)) return []
    const schema = unwrapped(declared)
    const here = [...path, name]
    const { shape, element } = definitionOf(schema)
    if (shape) return leavesOf(list, schema, here)
    const inTexts = element && definitionOf(unwrapped(element)).shape
    if (!inTexts?.language) return [{ path: here, schema, isOfTexts: false }]
    return Object.entries(inTexts).flatMap(([field, text]) =>
      field === 'language' ? [] : [{ path: [...here, field], schema: unwrapped(text), isOfTexts: true }],
    )
  })
}

/** Is it the id of an operator whose name is beside it? */
const isNamedBeside = (name: string, fields: object) => name.endsWith('_by') && `${name}_name` in fields

const isKey = (key: string): key is ServerTranslationKey => key in serverTranslations

/** What a field is called where the list itself has no column for it. */
export function fieldName(language: Language, name: string): string {
  const key = `list.${name}`
  return isKey(key) ? translate(language, key) : name
}
