import * as z from 'zod/mini'
import { Count, Day, Flag, Id, Integer, Many, OptionalText, PageInput, PageOf, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { OperatorName } from './operator-name.ts'

export const stockReasons = ['opening', 'receive', 'correct', 'damage', 'import'] as const

export const stockStaff = {
  stock_moves: operation({
    path: 'catalogue/stock_moves',
    kind: 'query',
    access: { who: 'staff', permission: 'stock.view' },
    summary: 'Changes of the stock on hand, the newest first',
    input: z.object({
      goods_id: z.optional(Id),
      sku_id: z.optional(Id),
      reason: z.optional(z.enum(stockReasons)),
      from_day: z.optional(Day),
      until_day: z.optional(Day),
      sort: Sorted('moved_at', 'quantity'),
      ...PageInput,
    }),
    output: PageOf(
      z.object({
        move_id: Id,
        moved_at: Timestamp,
        goods_id: Id,
        sku_id: Id,
        goods_name: Text(200),
        sku_no: Text(60),
        sku_name: OptionalText(500),
        reason: z.enum(stockReasons),
        quantity: Integer(-2147483647, 2147483647),
        before: Count,
        after: Count,
        note: OptionalText(200),
        /** Who did it; null: a file read by a tool. */
        staff_id: z.nullable(Id),
        staff_name: z.nullable(OperatorName),
      }),
    ),
  }),
  move_stock: operation({
    path: 'catalogue/move_stock',
    kind: 'command',
    access: { who: 'staff', permission: 'stock.move' },
    summary: 'Receives, corrects or writes off stock on hand, by signed numbers; all of them or none',
    refusals: ['catalogue.goods_not_found', 'catalogue.stock_below_reserved', 'catalogue.stock_too_many'],
    input: z.object({
      list: Many(z.object({ sku_id: Id, quantity: Integer(-1_000_000, 1_000_000) }), 100),
      reason: z.enum(['receive', 'correct', 'damage']),
      note: OptionalText(200),
    }),
    output: z.object({ list: Rows(z.object({ sku_id: Id, before: Count, after: Count })) }),
  }),
  low_stock: operation({
    path: 'catalogue/low_stock',
    kind: 'query',
    access: { who: 'staff', permission: 'stock.view' },
    summary: 'Goods with SKUs of low or no stock, the newest goods first, with these SKUs',
    input: z.object({ is_listed: z.optional(Flag), sort: Sorted('goods_id', 'stock'), ...PageInput }),
    output: PageOf(
      z.object({
        goods_id: Id,
        goods_name: Text(200),
        is_listed: Flag,
        skus: Rows(z.object({ sku_id: Id, sku_no: Text(60), sku_name: OptionalText(500), on_hand: Count, reserved: Count })),
      }),
    ),
  }),
}
