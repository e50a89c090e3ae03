import { type GoodsText, type StaffGoods } from '@longmall/contract/catalogue-staff.ts'
import type { AnyField, Field, Values } from '../../shell/form/field.ts'
import { VideoField } from '../../shell/form/fields/video-field.tsx'
import { PictureField } from '../../shell/form/fields/picture-field.tsx'
import { PicturesField } from '../../shell/form/fields/pictures-field.tsx'
import { languageOptions, useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { useChoices } from '../use-choices.ts'
import { GoodsTexts } from './goods-texts.tsx'
import { MatrixField } from './matrix-field.tsx'
import { type Matrix, rowsOf } from './matrix.ts'

const isDeposit = ({ goods_type }: Values) => goods_type === 'deposit'

/** Every field of a goods' form. */
export function useGoodsFields(goods: StaffGoods | null): Field<'catalogue/save_goods'>[] {
  const t = useTranslations('goods')
  const { language } = useConsoleLanguage()
  const { goodsTypes, categories, brands, freights } = useChoices()
  const choiceField = (name: string, label: string): AnyField & { isOwn: true } => ({
    isOwn: true,
    name,
    label,
    kind: 'rows',
    add: t('add_choice'),
    maximum: 20,
    fields: [
      { name: 'key', label: t('choice_key'), help: t('choice_key_help'), kind: 'text', maximum: 40, isRequired: true },
      { name: 'texts', label: t('choice_name'), kind: 'texts', parts: [{ name: 'name', label: t('choice_name'), maximum: 120 }] },
    ],
  })
  return [
    {
      name: 'texts',
      label: t('content'),
      kind: 'custom',
      render: (control) => <GoodsTexts {...control} />,
      inputFields: [
        {
          name: 'texts',
          label: t('content'),
          kind: 'texts',
          parts: (['name', 'selling_point', 'description'] as const).map((name) => ({ name, label: t(name), maximum: 200 })),
        },
      ],
      formatValue: (value) => formatTexts(value),
    },
    {
      name: 'pictures',
      label: t('pictures'),
      kind: 'custom',
      render: (control) => <PicturesField {...control} />,
      formatValue: (value) => t('picture_count', { count: (value as unknown[]).length }),
    },
    { name: 'video_src', isOwn: true, label: t('video'), kind: 'custom', render: (control) => <VideoField {...control} /> },
    {
      name: 'poster',
      isOwn: true,
      label: t('poster'),
      kind: 'custom',
      when: ({ video_src }) => Boolean(video_src),
      render: (control) => <PictureField {...control} path="goods" />,
      formatValue: (value) => (value as { src: string }).src,
    },
    {
      name: 'goods_type',
      label: t('goods_type'),
      help: goods && goods.sale_count > 0 ? t('type_fixed') : t('type_help'),
      kind: 'choice',
      isRequired: true,
      // The current type remains selectable, even if it is no longer offered for new goods.
      options: [...new Set([...goodsTypes, ...(goods ? [goods.goods_type] : [])])].map((value) => ({ value, label: t(`type_${value}`) })),
    },
    {
      name: 'matrix',
      isOwn: true,
      label: t('variants'),
      kind: 'custom',
      render: (control) => <MatrixField {...control} />,
      inputFields: matrixInputFields(t, language),
      formatValue: (value) => formatMatrix(value as Matrix, language),
    },
    { name: 'is_listed', label: t('listed'), kind: 'flag', help: t('listed_help') },
    { name: 'category_id', label: t('category'), kind: 'choice', isRequired: true, options: categories },
    { name: 'brand_id', label: t('brand'), kind: 'choice', options: brands },
    { name: 'position', label: t('position'), help: t('position_help'), kind: 'number', minimum: 0, maximum: 1_000_000 },
    { name: 'level_discount', label: t('level_discount'), kind: 'flag', help: t('level_discount_help') },
    { name: 'max_per_member', label: t('max_per_member'), help: t('max_per_member_help'), kind: 'number', minimum: 1, maximum: 9999 },
    {
      name: 'warehouse',
      label: t('warehouse'),
      kind: 'choice',
      isRequired: true,
      options: (['domestic', 'overseas'] as const).map((value) => ({ value, label: t(`warehouse_${value}`) })),
    },
    { name: 'freight_template_id', label: t('freight'), help: t('freight_help'), kind: 'choice', options: freights },
    { name: 'referrer', isOwn: true, label: t('requires_referrer'), kind: 'flag' },
    { name: 'phone', isOwn: true, label: t('requires_phone'), kind: 'flag' },
    choiceField('service_modes', t('service_modes')),
    choiceField('car_models', t('car_models')),
    {
      name: 'deposit_amount',
      isOwn: true,
      label: t('deposit'),
      help: t('deposit_help'),
      kind: 'money',
      isRequired: true,
      when: isDeposit,
    },
    {
      name: 'after_days',
      isOwn: true,
      label: t('after_days'),
      kind: 'number',
      minimum: 0,
      maximum: 365,
      isRequired: true,
      when: isDeposit,
    },
    {
      name: 'window_days',
      isOwn: true,
      label: t('window_days'),
      kind: 'number',
      minimum: 1,
      maximum: 365,
      isRequired: true,
      when: isDeposit,
    },
    {
      name: 'missed',
      isOwn: true,
      label: t('missed'),
      kind: 'choice',
      isRequired: true,
      when: isDeposit,
      options: (['return', 'keep'] as const).map((value) => ({ value, label: t(`missed_${value}`) })),
    },
  ]
}

type Texts = { language: GoodsText['language']; name: string }[]
const nameOf = (texts: Texts | undefined, language: GoodsText['language']) =>
  (texts?.find((text) => text.language === language) ?? texts?.[0])?.name ?? ''

/** What the matrix is sent as: its SKUs are called by their values in errors. */
function matrixInputFields(t: ReturnType<typeof useTranslations<'goods'>>, language: GoodsText['language']): AnyField[] {
  const names: AnyField = { name: 'names', label: t('name'), kind: 'texts', parts: [] }
  const ofSku = ['sku_no', 'price', 'market_price', 'cost_price', 'weight_grams', 'plan_months', 'stock_change'] as const
  return [
    {
      name: 'skus',
      label: t('variants'),
      kind: 'rows',
      add: '',
      fields: ofSku.map((name) => ({ name, label: t(name === 'weight_grams' ? 'weight' : name), kind: 'text' })),
      rowName: ({ values = [] }, { attributes = [] }) =>
        (values as number[])
          .map((index, n) => nameOf((attributes as { values: { names: Texts }[] }[])[n]?.values[index]?.names, language))
          .join(' / '),
    },
    {
      name: 'attributes',
      label: t('attribute'),
      kind: 'rows',
      add: '',
      rowName: (attribute) => nameOf(attribute.names as Texts | undefined, language),
      fields: [
        names,
        {
          name: 'values',
          label: t('attribute_value'),
          kind: 'rows',
          add: '',
          rowName: (value) => nameOf(value.names as Texts | undefined, language),
          fields: [names],
        },
      ],
    },
  ]
}

const formatTexts = (value: unknown) =>
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

const formatMatrix = (matrix: Matrix, language: GoodsText['language']) =>
  rowsOf(matrix)
    .filter(({ variant }) => variant.is_active)
    .map(({ values, variant }) => {
      const name = values.map(({ names }) => names[language] ?? names['en-us']).join(' / ')
      return [name, variant.sku_no, variant.price && `$${variant.price}`, variant.stock_change].filter(Boolean).join(' · ')
    })
    .join('\n')
