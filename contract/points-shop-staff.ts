import * as z from 'zod/mini'
import {
  PointsShopItemForm,
  PointsShopKind,
  PointsShopItemParts,
  PointsShopVersion,
  ItemState,
  PointsOrderKind,
  StaffPointsShopItem,
  StaffPointsOrder,
} from './points-shop-shapes.ts'
import { Day, Flag, Id, PageInput, PageOf, Sorted, Text } from './fields.ts'
import { operation } from './operation.ts'

const view = { who: 'staff', permission: 'points_shop.view' } as const
const change = { who: 'staff', permission: 'points_shop.change' } as const

/** What operators do in the exchange centre; its goods are promotions of the kind `point`, set up as such (`campaign/save`). */
export const pointsShopStaff = {
  search: operation({
    path: 'points_shop/search',
    kind: 'query',
    access: view,
    summary: 'Items of the points shop as operators edit them, with their figures, the newest first',
    input: z.object({
      kind: z.optional(PointsShopKind),
      is_on: z.optional(Flag),
      state: z.optional(ItemState),
      /** A part of a name, in any language. */
      keyword: z.optional(Text(80)),
      sort: Sorted('item_id', 'name', 'longcoin', 'starts_at', 'reserved', 'members', 'longcoin_total', 'position'),
      ...PageInput,
    }),
    output: PageOf(StaffPointsShopItem),
  }),
  staff_view: operation({
    path: 'points_shop/staff_view',
    kind: 'query',
    access: view,
    summary: 'One item as operators edit it, in all languages',
    refusals: ['points_shop.not_found'],
    input: z.object({ item_id: Id }),
    output: StaffPointsShopItem,
  }),
  staff_orders: operation({
    path: 'points_shop/staff_orders',
    kind: 'query',
    access: view,
    summary: 'Points orders of all members, goods included, the newest first',
    input: z.object({
      /** A member: an ID, the beginning of an account, a whole e-mail address or mobile. */
      search: z.optional(Text(254)),
      kind: z.optional(PointsOrderKind),
      item_id: z.optional(Id),
      from_day: z.optional(Day),
      until_day: z.optional(Day),
      sort: Sorted('created_at', 'longcoin'),
      ...PageInput,
    }),
    output: PageOf(StaffPointsOrder),
  }),
  save: operation({
    path: 'points_shop/save',
    kind: 'command',
    access: change,
    summary: 'Creates or edits an item; points orders do not change. English is required',
    refusals: [
      'points_shop.not_found',
      'points_shop.changed',
      'points_shop.english_required',
      'points_shop.stock_below_reserved',
      'points_shop.kind_immutable',
      'coupon.not_found',
    ],
    input: z.object({
      item_id: z.optional(Id),
      version: z.optional(PointsShopVersion),
      ...PointsShopItemForm,
      ...z.partial(z.object(PointsShopItemParts)).shape,
    }),
    output: StaffPointsShopItem,
  }),
  switch: operation({
    path: 'points_shop/switch',
    kind: 'command',
    access: change,
    summary: 'Starts or stops an item',
    refusals: ['points_shop.not_found', 'points_shop.changed'],
    input: z.object({ item_id: Id, version: PointsShopVersion, is_on: Flag }),
    output: StaffPointsShopItem,
  }),
}
