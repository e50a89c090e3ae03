import * as z from 'zod/mini'
import { Box, BoxBrief, BoxDay, BoxReport, BoxState, BoxTokenPurpose, DailyRate, DeviceId } from './box-shapes.ts'
import { boxStaff } from './box-staff.ts'
import { Picture, StockBand } from './catalogue.ts'
import { Amount, Count, Flag, Id, Money, OptionalText, PageInput, PageOf, Rows, Text, Timestamp, Token } from './fields.ts'
import { operation } from './operation.ts'

export * from './box-shapes.ts'
export { BoxAlert, BoxHardware, BoxPlan, EnrolledKey, OwnerRequest, OwnerRequestState, StaffBox } from './box-staff-shapes.ts'

const areaRefusals = ['asset_area.closed', 'asset_area.closed_in_country'] as const
const changeRefusals = [...areaRefusals, 'asset_area.terms_not_agreed'] as const
const tokenRefusals = ['box.code_not_found', 'box.code_expired', 'box.code_used', 'box.owned_by_another'] as const
const One = { box_id: Id }

/** Devices that mine: the ones bought, hosted or at home (AST-11), and the boxes that stand for them (AST-12). */
export const box = {
  shop: operation({
    path: 'box/shop',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Devices on sale, all or one (`sku_id`), each with its run plan; the order is placed on the payment page of a device',
    refusals: areaRefusals,
    input: z.object({ sku_id: z.optional(Id), ...PageInput }),
    output: z.extend(
      PageOf(
        z.object({
          goods_id: Id,
          sku_id: Id,
          goods_name: Text(200),
          sku_name: OptionalText(200),
          picture: z.nullable(Picture),
          price: Money,
          stock: StockBand,
          plan_name: Text(60),
          term_days: Count,
          daily_rate: DailyRate,
        }),
      ),
      /** False until the member has bought a device: the first one is delivered home. At home it mines on days with so many reported minutes. */
      { may_be_hosted: Flag, minutes_needed: Count },
    ),
  }),
  list: operation({
    path: 'box/list',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s devices, the newest first, and what they mine together',
    refusals: areaRefusals,
    input: z.object({ state: z.optional(BoxState), order_id: z.optional(Id), ...PageInput }),
    output: z.extend(PageOf(Box), {
      /** All of the caller's, whatever the filter. */
      counts: z.object({ not_activated: Count, activated: Count, expired: Count, returned: Count }),
      /** ACC a day of all activated ones. */
      daily_rate: DailyRate,
      mined: Amount('ACC'),
    }),
  }),
  view: operation({
    path: 'box/view',
    kind: 'query',
    access: { who: 'member', owns: 'box' },
    summary: 'One of the caller’s devices, with what its hardware reported last and who is logged in to it',
    refusals: [...areaRefusals, 'box.not_found'],
    input: z.object(One),
    output: z.extend(Box, {
      report: z.nullable(BoxReport),
      /** Minutes of a day that a home device must report for, to mine on that day. */
      minutes_needed: Count,
      /** When the caller logged in to its box; null when nobody is logged in. */
      logged_in_at: z.nullable(Timestamp),
    }),
  }),
  days: operation({
    path: 'box/days',
    kind: 'query',
    access: { who: 'member', owns: 'box' },
    summary: 'Days of one of the caller’s devices since it was activated, or since it is the caller’s, the latest first',
    refusals: [...areaRefusals, 'box.not_found'],
    input: z.object({ ...One, ...PageInput }),
    output: PageOf(BoxDay),
  }),
  set_remark: operation({
    path: 'box/set_remark',
    kind: 'command',
    access: { who: 'member', owns: 'box' },
    summary: 'Names a device; an empty text removes the name',
    refusals: [...areaRefusals, 'box.not_found'],
    input: z.object({ ...One, remark: OptionalText(30) }),
    output: Box,
  }),
  preview_code: operation({
    path: 'box/preview_code',
    kind: 'query',
    access: { who: 'member' },
    summary: 'What the scanned code of a box asks for: to bind it to one of the caller’s devices, or to log in to it',
    refusals: [...areaRefusals, ...tokenRefusals],
    input: z.object({ code: Token }),
    output: z.object({
      purpose: BoxTokenPurpose,
      device_id: DeviceId,
      expires_at: Timestamp,
      /** `log_in`: the caller's device that the box stands for. */
      box: z.nullable(BoxBrief),
      /** `bind`: the caller's home devices without a box, at most 50; empty when there is none. */
      choices: Rows(BoxBrief),
    }),
  }),
  bind: operation({
    path: 'box/bind',
    kind: 'command',
    access: { who: 'member', owns: 'box' },
    summary: 'Binds the box whose code was scanned to a home device of the caller, activates the device, and logs the caller in to it',
    refusals: [...changeRefusals, ...tokenRefusals, 'box.not_found', 'box.not_bindable', 'box.code_for_log_in'],
    input: z.object({ code: Token, ...One }),
    output: Box,
  }),
  log_in: operation({
    path: 'box/log_in',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Logs the caller in to the box whose code was scanned, which stands for one of the caller’s devices',
    refusals: [...areaRefusals, ...tokenRefusals, 'box.code_for_binding'],
    input: z.object({ code: Token }),
    output: Box,
  }),
  log_out: operation({
    path: 'box/log_out',
    kind: 'command',
    access: { who: 'member', owns: 'box' },
    summary: 'Logs the caller out of the box of a device; it stays bound and goes on mining',
    refusals: [...areaRefusals, 'box.not_found'],
    input: z.object(One),
    output: Box,
  }),
  ...boxStaff,
}
