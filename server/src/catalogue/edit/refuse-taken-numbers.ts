import type { GoodsForm, StaffGoods } from '@longmall/contract/catalogue-staff.ts'
import type { Context } from '../../kernel/context.ts'
import { WrongFields } from '../../kernel/refusal.ts'
import { numbersOfOthers } from '../numbers/numbers-of-others.ts'

/**
 * Refuses SKU numbers that a SKU of other goods has, each by its row. A number that the goods had before stays: goods that came
 * with a number twice, as from a file, can still be edited.
 */
export async function refuseTakenNumbers(context: Context, form: GoodsForm, before: StaffGoods | null): Promise<void> {
  const own = new Set(before?.skus.map(({ sku_no }) => sku_no))
  const asked = form.skus.map(({ sku_no }) => sku_no).filter((sku_no) => sku_no !== '' && !own.has(sku_no))
  if (asked.length === 0) return
  const taken = await numbersOfOthers(context, asked, form.goods_id ?? null)
  const errors = form.skus.flatMap(({ sku_no }, row) => {
    const other = own.has(sku_no) ? undefined : taken.get(sku_no)
    return other ? [[`skus.${row}.sku_no`, { key: 'catalogue.sku_no_taken' as const, params: { ...other } }] as const] : []
  })
  if (errors.length > 0) throw new WrongFields(Object.fromEntries(errors))
}
