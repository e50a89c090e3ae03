import type { Values } from '../../shell/form/field.ts'

/** The command's input from the form: a write-off is negative regardless of the sign typed; rows without a quantity are omitted. */
export function movesOf({ list, reason, note }: Values): Values {
  const rows = ((list ?? []) as { sku_id: number; quantity?: number }[]).flatMap(({ sku_id, quantity = 0 }) =>
    quantity === 0 ? [] : [{ sku_id, quantity: reason === 'damage' ? -Math.abs(quantity) : quantity }],
  )
  return { list: rows, reason, note: note ?? '' }
}
