import type { GoodsForm, StaffGoods } from '@longmall/contract/catalogue-staff.ts'
import type { Context } from '../../kernel/context.ts'
import { WrongFields } from '../../kernel/refusal.ts'
import { findTakenNumbers } from '../numbers/find-taken-numbers.ts'

/**
 * Refuses SKU numbers that belong to other goods, by row. A number that the goods already had is accepted: goods with a duplicate
 * number, as from a file, can still be edited.
 */
export async function checkTakenNumbers(context: Context, form: GoodsForm, before: StaffGoods | null): Promise<void> {
  const currentNumbers = new Set(before?.skus.map(({ sku_no }) => sku_no))
  const newNumbers = form.skus.map(({ sku_no }) => sku_no).filter((sku_no) => sku_no !== '' && !currentNumbers.has(sku_no))
  if (newNumbers.length === 0) return
  const taken = await findTakenNumbers(context, newNumbers, form.goods_id ?? null)
  const errors = form.skus.flatMap(({ sku_no }, row) => {
    const other = currentNumbers.has(sku_no) ? undefined : taken.get(sku_no)
    return other ? [[`skus.${row}.sku_no`, { key: 'catalogue.sku_no_exists' as const, params: { ...other } }] as const] : []
  })
  if (errors.length > 0) throw new WrongFields(Object.fromEntries(errors))
}
