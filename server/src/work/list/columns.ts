import { Money, SignedMoney } from '@longmall/contract/fields.ts'
import type * as z from 'zod/mini'
import type { Context } from '../../kernel/context.ts'
import type { Cell } from '../../kernel/sheet/cell.ts'
import { moneyHeading, timeHeading, unitHeading } from '../../kernel/sheet/heading.ts'
import { cellWriter, type CellOptions } from './cells.ts'
import { definitionOf } from './definition.ts'
import { fieldName, leavesOf, type Leaf } from './leaves.ts'

export interface Sheet extends CellOptions {
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
  const positionOf = ({ path }: Leaf) => {
    const position = order.indexOf(path[0]!)
    return position < 0 ? order.length : position
  }
  return leavesOf(list, row)
    .toSorted((one, other) => positionOf(one) - positionOf(other))
    .map((leaf) => ({ heading: headingOf(leaf, sheet), cell: cellWriter(list, leaf, sheet) }))
}

function headingOf({ path, schema, isOfTexts }: Leaf, { language, titles, context }: Sheet): string {
  const named = isOfTexts ? [path.at(-1)!] : path
  const heading = named.map((name, depth) => (depth === 0 && titles.get(name)) || fieldName(language, name)).join(': ')
  if (schema === Money || schema === SignedMoney) return moneyHeading(context, heading)
  if (path.at(-1) === 'unit') return unitHeading(context, heading)
  return definitionOf(schema).format === 'datetime' ? timeHeading(context, heading) : heading
}
