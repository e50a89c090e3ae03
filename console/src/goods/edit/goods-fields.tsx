import { type GoodsText, type StaffGoods } from '@longmall/contract/catalogue-staff.ts'
import type { AnyField, Field, Values } from '../../shell/form/field.ts'
import { FilmField } from '../../shell/form/fields/film-field.tsx'
import { PictureField } from '../../shell/form/fields/picture-field.tsx'
import { PicturesField } from '../../shell/form/fields/pictures-field.tsx'
import { languageOptions, useConsoleLanguage, useWords } from '../../shell/language.tsx'
import { useChoices } from '../use-choices.ts'
import { GoodsTexts } from './goods-texts.tsx'
import { MatrixField } from './matrix-field.tsx'
import { type Matrix, rowsOf } from './matrix.ts'

const isDeposit = ({ goods_type }: Values) => goods_type === 'deposit'

/** Every field of a goods' form. */
export function useGoodsFields(goods: StaffGoods | null): Field<'catalogue/save_goods'>[] {
  const say = useWords('goods')
  const { language } = useConsoleLanguage()
  const { goodsTypes, categories, brands, freights } = useChoices()
  const asked = (name: string, label: string): AnyField & { isOwn: true } => ({
    isOwn: true,
    name,
    label,
    kind: 'rows',
    add: say('add_choice'),
    maximum: 20,
    fields: [
      { name: 'key', label: say('choice_key'), help: say('choice_key_help'), kind: 'text', maximum: 40, isRequired: true },
      { name: 'texts', label: say('choice_name'), kind: 'texts', parts: [{ name: 'name', label: say('choice_name'), maximum: 120 }] },
    ],
  })
  return [
    {
      name: 'texts',
      label: say('words'),
      kind: 'custom',
      render: (control) => <GoodsTexts {...control} />,
      sent: [
        {
          name: 'texts',
          label: say('words'),
          kind: 'texts',
          parts: (['name', 'selling_point', 'description'] as const).map((name) => ({ name, label: say(name), maximum: 200 })),
        },
      ],
      tell: (value) => toldTexts(value),
    },
    {
      name: 'pictures',
      label: say('pictures'),
      kind: 'custom',
      render: (control) => <PicturesField {...control} />,
      tell: (value) => say('picture_count', { count: (value as unknown[]).length }),
    },
    { name: 'film', isOwn: true, label: say('film'), kind: 'custom', render: (control) => <FilmField {...control} /> },
    {
      name: 'poster',
      isOwn: true,
      label: say('poster'),
      kind: 'custom',
      when: ({ film }) => Boolean(film),
      render: (control) => <PictureField {...control} path="goods" />,
      tell: (value) => (value as { src: string }).src,
    },
    {
      name: 'goods_type',
      label: say('goods_type'),
      help: goods && goods.sale_count > 0 ? say('type_fixed') : say('type_help'),
      kind: 'choice',
      isRequired: true,
      // What it is already stays, although such goods are no longer offered.
      options: [...new Set([...goodsTypes, ...(goods ? [goods.goods_type] : [])])].map((value) => ({ value, label: say(`type_${value}`) })),
    },
    {
      name: 'matrix',
      isOwn: true,
      label: say('variants'),
      kind: 'custom',
      render: (control) => <MatrixField {...control} />,
      sent: sentOfMatrix(say, language),
      tell: (value) => toldMatrix(value as Matrix, language),
    },
    { name: 'is_on_shelf', label: say('on_shelf'), kind: 'flag', help: say('on_shelf_help') },
    { name: 'category_id', label: say('category'), kind: 'choice', isRequired: true, options: categories },
    { name: 'brand_id', label: say('brand'), kind: 'choice', options: brands },
    { name: 'position', label: say('position'), help: say('position_help'), kind: 'number', minimum: 0, maximum: 1_000_000 },
    { name: 'level_discount', label: say('level_discount'), kind: 'flag', help: say('level_discount_help') },
    { name: 'max_per_member', label: say('max_per_member'), help: say('max_per_member_help'), kind: 'number', minimum: 1, maximum: 9999 },
    {
      name: 'warehouse',
      label: say('warehouse'),
      kind: 'choice',
      isRequired: true,
      options: (['domestic', 'overseas'] as const).map((value) => ({ value, label: say(`warehouse_${value}`) })),
    },
    { name: 'freight_template_id', label: say('freight'), help: say('freight_help'), kind: 'choice', options: freights },
    { name: 'referrer', isOwn: true, label: say('asks_referrer'), kind: 'flag' },
    { name: 'phone', isOwn: true, label: say('asks_phone'), kind: 'flag' },
    asked('service_modes', say('service_modes')),
    asked('car_models', say('car_models')),
    {
      name: 'deposit_amount',
      isOwn: true,
      label: say('deposit'),
      help: say('deposit_help'),
      kind: 'money',
      isRequired: true,
      when: isDeposit,
    },
    {
      name: 'after_days',
      isOwn: true,
      label: say('after_days'),
      kind: 'number',
      minimum: 0,
      maximum: 365,
      isRequired: true,
      when: isDeposit,
    },
    {
      name: 'window_days',
      isOwn: true,
      label: say('window_days'),
      kind: 'number',
      minimum: 1,
      maximum: 365,
      isRequired: true,
      when: isDeposit,
    },
    {
      name: 'missed',
      isOwn: true,
      label: say('missed'),
      kind: 'choice',
      isRequired: true,
      when: isDeposit,
      options: (['return', 'keep'] as const).map((value) => ({ value, label: say(`missed_${value}`) })),
    },
  ]
}

type Texts = { language: GoodsText['language']; name: string }[]
const nameOf = (texts: Texts | undefined, language: GoodsText['language']) =>
  (texts?.find((text) => text.language === language) ?? texts?.[0])?.name ?? ''

/** What the matrix is sent as: its SKUs are called by their values in errors. */
function sentOfMatrix(say: ReturnType<typeof useWords<'goods'>>, language: GoodsText['language']): AnyField[] {
  const names: AnyField = { name: 'names', label: say('name'), kind: 'texts', parts: [] }
  const ofSku = ['sku_no', 'price', 'market_price', 'weight_grams', 'plan_months', 'stock_change'] as const
  return [
    {
      name: 'skus',
      label: say('variants'),
      kind: 'rows',
      add: '',
      fields: ofSku.map((name) => ({ name, label: say(name === 'weight_grams' ? 'weight' : name), kind: 'text' })),
      rowName: ({ values = [] }, { attributes = [] }) =>
        (values as number[])
          .map((place, n) => nameOf((attributes as { values: { names: Texts }[] }[])[n]?.values[place]?.names, language))
          .join(' / '),
    },
    {
      name: 'attributes',
      label: say('attribute'),
      kind: 'rows',
      add: '',
      rowName: (attribute) => nameOf(attribute.names as Texts | undefined, language),
      fields: [
        names,
        {
          name: 'values',
          label: say('attribute_value'),
          kind: 'rows',
          add: '',
          rowName: (value) => nameOf(value.names as Texts | undefined, language),
          fields: [names],
        },
      ],
    },
  ]
}

const toldTexts = (value: unknown) =>
  (value as Partial<GoodsText>[])
    .map(({ language, name, selling_point, description = '' }) => {
      const label = languageOptions.find((one) => one.value === language)?.label
      return `${label}: ${[
        name,
        selling_point,
        description
          .replaceAll(/<[^>]*>/g, ' ')
          .trim()
          .slice(0, 200),
      ]
        .filter(Boolean)
        .join(' · ')}`
    })
    .join('\n')

const toldMatrix = (matrix: Matrix, language: GoodsText['language']) =>
  rowsOf(matrix)
    .filter(({ variant }) => variant.is_active)
    .map(({ values, variant }) => {
      const name = values.map(({ names }) => names[language] ?? names['en-us']).join(' / ')
      return [name, variant.sku_no, variant.price && `$${variant.price}`, variant.stock_change].filter(Boolean).join(' · ')
    })
    .join('\n')
