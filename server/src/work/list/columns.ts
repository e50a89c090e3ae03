import { Money, SignedMoney } from '@longmall/contract/fields.ts'
import type * as z from 'zod/mini'
import type { Context } from '../../kernel/context.ts'
import type { Cell } from '../../kernel/sheet/cell.ts'
import { ofMoney, ofTime, ofUnits } from '../../kernel/sheet/heading.ts'
import { cellWriter, type Place } from './cells.ts'
import { definitionOf } from './definition.ts'
import { fieldName, leavesOf, type Leaf } from './leaves.ts'

export interface Sheet extends Place {
  /** What the list calls its fields, in its order. */
  titles: ReadonlyMap<string, string>
  context: Pick<Context, 'site' | 'setting'>
}
export interface SheetColumn {
  heading: string
  cell: (row: Record<string, unknown>) => Cell
}

/** The columns of a list's sheet: those that the list shows first, in its order and with its titles, then the others. */
export function sheetColumns(list: string, row: z.ZodMiniType, sheet: Sheet): SheetColumn[] {
  const order = [...sheet.titles.keys()]
  const placeOf = ({ path }: Leaf) => {
    const place = order.indexOf(path[0]!)
    return place < 0 ? order.length : place
  }
  return leavesOf(list, row)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((leaf) => ({ heading: headingOf(leaf, sheet), cell: cellWriter(list, leaf, sheet) }))
}

function headingOf({ path, schema, isOfTexts }: Leaf, { language, titles, context }: Sheet): string {
  const named = isOfTexts ? [path.at(-1)!] : path
  const heading = named.map((name, depth) => (depth === 0 && titles.get(name)) || fieldName(language, name)).join(': ')
  if (schema === Money || schema === SignedMoney) return ofMoney(context, heading)
  if (path.at(-1) === 'unit') return ofUnits(context, heading)
  return definitionOf(schema).format === 'datetime' ? ofTime(context, heading) : heading
}
