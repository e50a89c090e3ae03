import type { GoodsChange } from '@longmall/contract/catalogue-tree-staff.ts'
import type { Values } from '../../shell/form/field.ts'

export const changes = ['listing', 'category', 'brand', 'freight', 'price_percent', 'price_amount', 'add_tags', 'remove_tags'] as const

/** "12.5" as hundredths of a per cent; null if invalid. Calculated without floats. */
export function basisPoints(percent: string): number | null {
  const parts = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(percent.trim())
  if (!parts) return null
  const points = Number(parts[1]! + (parts[2] ?? '').padEnd(2, '0'))
  return points > 0 ? points : null
}

/** Parses comma-separated tags. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

/** The change that a form describes. */
export function changeOf(values: Values): GoodsChange {
  const text = (name: string) => String(values[name] ?? '')
  const id = (name: string) => (values[name] === undefined || values[name] === 0 ? null : Number(values[name]))
  const direction = values.direction === 'down' ? 'down' : 'up'
  switch (values.kind) {
    case 'category':
      return { kind: 'category', category_id: Number(values.new_category) }
    case 'brand':
      return { kind: 'brand', brand_id: id('new_brand') }
    case 'freight':
      return { kind: 'freight', freight_template_id: id('new_freight') }
    case 'price_percent':
      return { kind: 'price_percent', direction, basis_points: basisPoints(text('percent')) ?? 0 }
    case 'price_amount':
      return { kind: 'price_amount', direction, amount: text('amount') }
    case 'add_tags':
    case 'remove_tags':
      return { kind: values.kind, tags: tagsOf(text('tags')) }
    default:
      return { kind: 'listing', is_listed: values.to === 'on' }
  }
}
