import type { StaffOrderRequirements, GoodsForm, GoodsText, StaffGoods, StaffPicture } from '@longmall/contract/catalogue-staff.ts'
import type { Values } from '../../shell/form/field.ts'
import { emptyMatrix, type Matrix, matrixOf, matrixToInput } from './matrix.ts'

/** Of goods that are being made. */
export const blankGoods = (): Values => ({
  goods_type: 'standard',
  is_listed: true,
  level_discount: true,
  warehouse: 'domestic',
  position: 0,
  texts: [],
  pictures: [],
  matrix: emptyMatrix,
  referrer: false,
  phone: false,
  service_modes: [],
  car_models: [],
})

/** A goods as the form shows it. */
export function formOf(goods: StaffGoods): Values {
  const { goods_type, category_id, brand_id, is_listed, level_discount, max_per_member, warehouse, freight_template_id } = goods
  const { position, pictures, video, texts, requirement } = goods
  return {
    goods_type,
    category_id,
    brand_id: brand_id ?? undefined,
    is_listed,
    level_discount,
    max_per_member: max_per_member ?? undefined,
    warehouse,
    freight_template_id: freight_template_id ?? undefined,
    position,
    pictures,
    video_src: video?.src,
    poster: video?.poster ?? undefined,
    texts,
    matrix: matrixOf(goods),
    referrer: requirement.referrer,
    phone: requirement.phone,
    service_modes: requirement.service_modes.map(choiceOf),
    car_models: requirement.car_models.map(choiceOf),
    deposit_amount: requirement.deposit?.amount,
    after_days: requirement.deposit?.after_days,
    window_days: requirement.deposit?.window_days,
    missed: requirement.deposit?.missed,
  }
}

type Choice = StaffOrderRequirements['service_modes'][number]
interface ChoiceRow {
  key?: string
  texts?: { language: Choice['names'][number]['language']; name?: string }[]
}
const choiceOf = ({ key, names }: Choice): ChoiceRow => ({ key, texts: names })
const choicesToInput = (rows: unknown): Choice[] =>
  ((rows ?? []) as ChoiceRow[]).map(({ key, texts = [] }) => ({
    key: key ?? '',
    names: texts.flatMap(({ language, name }) => (name?.trim() ? [{ language, name: name.trim() }] : [])),
  }))

const trimmed = (text: string | undefined) => (text ?? '').normalize('NFC').trim()
/** Texts without the rows that were left empty; a language without a name is not sent. */
export const textsToInput = (texts: readonly Partial<GoodsText>[]): GoodsText[] =>
  texts.flatMap((text) =>
    trimmed(text.name) && text.language
      ? [
          {
            language: text.language,
            name: trimmed(text.name),
            selling_point: trimmed(text.selling_point),
            description: trimmed(text.description),
            params: (text.params ?? []).flatMap(({ name, value }) =>
              trimmed(name) && trimmed(value) ? [{ name: trimmed(name), value: trimmed(value) }] : [],
            ),
            services: (text.services ?? []).flatMap(({ name, note }) =>
              trimmed(name) ? [{ name: trimmed(name), note: trimmed(note) }] : [],
            ),
            unit_name: trimmed(text.unit_name),
            tags: (text.tags ?? []).map(trimmed).filter(Boolean),
          },
        ]
      : [],
  )

/** The values of the form as the server's input; a picture is a SKU's by its row. */
export function inputOf(values: Values): Omit<GoodsForm, 'goods_id' | 'version'> {
  const pictures = (values.pictures ?? []) as StaffPicture[]
  const { goods_type } = values as { goods_type: GoodsForm['goods_type'] }
  return {
    goods_type,
    category_id: values.category_id as number,
    brand_id: (values.brand_id as number | undefined) ?? null,
    is_listed: values.is_listed === true,
    level_discount: values.level_discount === true,
    max_per_member: (values.max_per_member as number | undefined) ?? null,
    warehouse: values.warehouse as GoodsForm['warehouse'],
    freight_template_id: (values.freight_template_id as number | undefined) ?? null,
    position: (values.position as number | undefined) ?? 0,
    pictures,
    video: values.video_src ? { src: values.video_src as string, poster: (values.poster as StaffPicture | undefined) ?? null } : null,
    texts: textsToInput((values.texts ?? []) as Partial<GoodsText>[]),
    ...withMonths(matrixToInput(values.matrix as Matrix, pictures), goods_type),
    requirement: {
      service_modes: choicesToInput(values.service_modes),
      car_models: choicesToInput(values.car_models),
      referrer: values.referrer === true,
      phone: values.phone === true,
      deposit: goods_type === 'deposit' ? depositOf(values) : null,
    },
  }
}

const withMonths = ({ attributes, skus }: Pick<GoodsForm, 'attributes' | 'skus'>, goods_type: GoodsForm['goods_type']) => ({
  attributes,
  skus: goods_type === 'pledge' ? skus : skus.map((sku) => ({ ...sku, plan_months: null })),
})

const depositOf = ({ deposit_amount, after_days, window_days, missed }: Values): StaffOrderRequirements['deposit'] => ({
  amount: (deposit_amount as string | undefined) ?? '0',
  after_days: (after_days as number | undefined) ?? 0,
  window_days: (window_days as number | undefined) ?? 7,
  missed: (missed as 'keep' | 'return' | undefined) ?? 'return',
})
