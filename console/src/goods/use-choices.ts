import { type GoodsForm, goodsTypes as allTypes } from '@longmall/contract/catalogue-staff.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'

interface Option {
  value: number
  label: string
}

interface Choices {
  goodsTypes: readonly GoodsForm['goods_type'][]
  categories: Option[]
  brands: Option[]
  freights: Option[]
}

/** What goods may be, and belong to as options: types that the shop offers, categories by their whole path, brands, freight templates. */
export function useChoices(): Choices {
  const { data } = useQuery({ ...query('catalogue/staff_choices', {}), staleTime: 60_000 })
  if (!data) return { goodsTypes: allTypes, categories: [], brands: [], freights: [] }
  const byId = new Map(data.categories.map((one) => [one.category_id, one]))
  const pathOf = (id: number | null): string[] => {
    const one = id === null ? undefined : byId.get(id)
    return one ? [...pathOf(one.parent_id), one.category_name] : []
  }
  return {
    goodsTypes: data.goods_types,
    categories: data.categories
      .map(({ category_id }) => ({ value: category_id, label: pathOf(category_id).join(' › ') }))
      .sort((a, b) => a.label.localeCompare(b.label)),
    brands: data.brands.map(({ brand_id, brand_name }) => ({ value: brand_id, label: brand_name })),
    freights: data.freight_templates.map(({ freight_template_id, template_name }) => ({
      value: freight_template_id,
      label: template_name,
    })),
  }
}
