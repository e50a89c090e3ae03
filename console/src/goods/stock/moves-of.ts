import type { Values } from '../../shell/form/field.ts'

/** The values of the form as the server's input: a write-off is negative, whatever sign was typed; a row without quantity is left out. */
export function movesOf({ list, reason, note }: Values): Values {
  const rows = ((list ?? []) as { sku_id: number; quantity?: number }[]).flatMap(({ sku_id, quantity = 0 }) =>
    quantity === 0 ? [] : [{ sku_id, quantity: reason === 'damage' ? -Math.abs(quantity) : quantity }],
  )
  return { list: rows, reason, note: note ?? '' }
}
