import type { ConsoleWords } from '@longmall/phrases/console.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import type { Field, Option } from '../../shell/form/field.ts'
import { changes } from './change-of.ts'

export interface BulkOptions {
  categories: Option[]
  brands: Option[]
  freight: Option[]
}
type SayBulk = Say<ConsoleWords['bulk']>

const isWhat =
  (...names: string[]) =>
  ({ what }: Record<string, unknown>) =>
    names.includes(String(what))

/** Which goods are meant. */
export const chosenFields = (say: SayBulk, { categories, brands, freight }: BulkOptions): Field<'catalogue/bulk_edit'>[] => [
  { kind: 'choice', name: 'category_id', label: say('category'), options: categories },
  { kind: 'choice', name: 'brand_id', label: say('brand'), options: brands },
  {
    kind: 'choice',
    name: 'shelf',
    isOwn: true,
    label: say('shelf'),
    options: [
      { value: 'on', label: say('to_shelf') },
      { value: 'off', label: say('from_shelf') },
    ],
  },
  { kind: 'money', name: 'price_from', label: say('price_from') },
  { kind: 'money', name: 'price_to', label: say('price_to') },
  { kind: 'choice', name: 'freight_template_id', label: say('freight'), options: freight },
]

/** What changes. */
export const changeFields = (say: SayBulk, { categories, brands, freight }: BulkOptions): Field<'catalogue/bulk_edit'>[] => [
  {
    kind: 'choice',
    name: 'what',
    isOwn: true,
    label: say('what'),
    isRequired: true,
    options: changes.map((value) => ({ value, label: say(`what_${value}`) })),
  },
  {
    kind: 'choice',
    name: 'to',
    isOwn: true,
    label: say('what_shelf'),
    isRequired: true,
    when: isWhat('shelf'),
    options: [
      { value: 'on', label: say('to_shelf') },
      { value: 'off', label: say('from_shelf') },
    ],
  },
  {
    kind: 'choice',
    name: 'new_category',
    isOwn: true,
    label: say('new_category'),
    isRequired: true,
    when: isWhat('category'),
    options: categories,
  },
  {
    kind: 'choice',
    name: 'new_brand',
    isOwn: true,
    label: say('new_brand'),
    isRequired: true,
    when: isWhat('brand'),
    options: [{ value: 0, label: say('no_brand') }, ...brands],
  },
  {
    kind: 'choice',
    name: 'new_freight',
    isOwn: true,
    label: say('new_freight'),
    isRequired: true,
    when: isWhat('freight'),
    options: [{ value: 0, label: say('no_freight') }, ...freight],
  },
  {
    kind: 'choice',
    name: 'direction',
    isOwn: true,
    label: say('direction'),
    isRequired: true,
    when: isWhat('price_percent', 'price_amount'),
    options: [
      { value: 'up', label: say('up') },
      { value: 'down', label: say('down') },
    ],
  },
  {
    kind: 'text',
    name: 'percent',
    isOwn: true,
    label: say('percent'),
    help: say('percent_help'),
    maximum: 6,
    isRequired: true,
    when: isWhat('price_percent'),
  },
  { kind: 'money', name: 'amount', isOwn: true, label: say('amount'), isRequired: true, when: isWhat('price_amount') },
  { kind: 'text', name: 'tags', isOwn: true, label: say('tags'), maximum: 400, isRequired: true, when: isWhat('add_tags', 'remove_tags') },
]
