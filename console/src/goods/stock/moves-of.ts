import type { Values } from '../../shell/form/field.ts'

/** What the form holds, as the server takes it: what is written off goes out, whatever sign was typed; a row without pieces is left out. */
export function movesOf({ list, reason, note }: Values): Values {
  const rows = ((list ?? []) as { sku_id: number; quantity?: number }[]).flatMap(({ sku_id, quantity = 0 }) =>
    quantity === 0 ? [] : [{ sku_id, quantity: reason === 'damage' ? -Math.abs(quantity) : quantity }],
  )
  return { list: rows, reason, note: note ?? '' }
}
