import type { ConsoleTranslations } from '@longmall/translations/console.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import type { Field, Option } from '../../shell/form/field.ts'
import { changes } from './change-of.ts'

export interface BulkOptions {
  categories: Option[]
  brands: Option[]
  freight: Option[]
}
type TranslateBulk = Translate<ConsoleTranslations['bulk']>

const isChange =
  (...names: string[]) =>
  ({ kind }: Record<string, unknown>) =>
    names.includes(String(kind))

/** Filters of the goods. */
export const chosenFields = (t: TranslateBulk, { categories, brands, freight }: BulkOptions): Field<'catalogue/bulk_edit'>[] => [
  { kind: 'choice', name: 'category_id', label: t('category'), options: categories },
  { kind: 'choice', name: 'brand_id', label: t('brand'), options: brands },
  {
    kind: 'choice',
    name: 'listing',
    isOwn: true,
    label: t('listing'),
    options: [
      { value: 'on', label: t('list') },
      { value: 'off', label: t('unlist') },
    ],
  },
  { kind: 'money', name: 'price_from', label: t('price_from') },
  { kind: 'money', name: 'price_to', label: t('price_to') },
  { kind: 'choice', name: 'freight_template_id', label: t('freight'), options: freight },
]

/** Fields of the change. */
export const changeFields = (t: TranslateBulk, { categories, brands, freight }: BulkOptions): Field<'catalogue/bulk_edit'>[] => [
  {
    kind: 'choice',
    name: 'kind',
    isOwn: true,
    label: t('kind'),
    isRequired: true,
    options: changes.map((value) => ({ value, label: t(`kind_${value}`) })),
  },
  {
    kind: 'choice',
    name: 'to',
    isOwn: true,
    label: t('kind_listing'),
    isRequired: true,
    when: isChange('listing'),
    options: [
      { value: 'on', label: t('list') },
      { value: 'off', label: t('unlist') },
    ],
  },
  {
    kind: 'choice',
    name: 'new_category',
    isOwn: true,
    label: t('new_category'),
    isRequired: true,
    when: isChange('category'),
    options: categories,
  },
  {
    kind: 'choice',
    name: 'new_brand',
    isOwn: true,
    label: t('new_brand'),
    isRequired: true,
    when: isChange('brand'),
    options: [{ value: 0, label: t('no_brand') }, ...brands],
  },
  {
    kind: 'choice',
    name: 'new_freight',
    isOwn: true,
    label: t('new_freight'),
    isRequired: true,
    when: isChange('freight'),
    options: [{ value: 0, label: t('no_freight') }, ...freight],
  },
  {
    kind: 'choice',
    name: 'direction',
    isOwn: true,
    label: t('direction'),
    isRequired: true,
    when: isChange('price_percent', 'price_amount'),
    options: [
      { value: 'up', label: t('up') },
      { value: 'down', label: t('down') },
    ],
  },
  {
    kind: 'text',
    name: 'percent',
    isOwn: true,
    label: t('percent'),
    help: t('percent_help'),
    maximum: 6,
    isRequired: true,
    when: isChange('price_percent'),
  },
  { kind: 'money', name: 'amount', isOwn: true, label: t('amount'), isRequired: true, when: isChange('price_amount') },
  { kind: 'text', name: 'tags', isOwn: true, label: t('tags'), maximum: 400, isRequired: true, when: isChange('add_tags', 'remove_tags') },
]
