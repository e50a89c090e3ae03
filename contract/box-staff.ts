import * as z from 'zod/mini'
import { BoxAlertKind, BoxDay, BoxDelivery, BoxReport, BoxState, DeviceId } from './box-shapes.ts'
import {
  BoxAlert,
  BoxHardware,
  BoxPlan,
  EnrolledKey,
  Owner,
  OwnerRequest,
  OwnerRequestState,
  PlanFields,
  StaffBox,
  Version,
} from './box-staff-shapes.ts'
import { Count, Flag, Id, Integer, Many, PageInput, PageOf, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'

const view = { who: 'staff', permission: 'box.view' } as const
const hardware = { who: 'staff', permission: 'box.hardware' } as const
const plan = { who: 'staff', permission: 'box.plan' } as const

const ownerRefusals = ['box.member_unknown', 'box.owner_frozen', 'box.owner_closed_area', 'box.same_owner', 'box.over'] as const
const Decision = z.object({ request_id: Id, version: Version })

/** Devices, boxes, run plans and changes of owners for operators. */
export const boxStaff = {
  staff_list: operation({
    path: 'box/staff_list',
    kind: 'query',
    access: view,
    summary:
      'Devices of all members, the newest first; by id of the box, account or number of the order, state, way of delivery, plan, owner',
    input: z.object({
      search: z.optional(Text(60)),
      state: z.optional(BoxState),
      delivery: z.optional(BoxDelivery),
      plan_id: z.optional(Id),
      member_id: z.optional(Id),
      sort: Sorted('bought_at'),
      ...PageInput,
    }),
    output: PageOf(StaffBox),
  }),
  staff_view: operation({
    path: 'box/staff_view',
    kind: 'query',
    access: view,
    summary: 'One device in full: its last report and all of its owners',
    refusals: ['box.not_found'],
    input: z.object({ box_id: Id }),
    output: z.extend(StaffBox, {
      report: z.nullable(BoxReport),
      minutes_needed: Count,
      /** The latest first; the first one owns it now. */
      owners: Rows(z.object({ owner: Owner, since: Timestamp, cause: z.enum(['purchase', 'operator']), request_id: z.nullable(Id) })),
    }),
  }),
  staff_days: operation({
    path: 'box/staff_days',
    kind: 'query',
    access: view,
    summary: 'Days of a device since it was activated, the latest first',
    refusals: ['box.not_found'],
    input: z.object({ box_id: Id, ...PageInput }),
    output: PageOf(BoxDay),
  }),
  unbind: operation({
    path: 'box/unbind',
    kind: 'command',
    access: hardware,
    summary: 'Takes the box from a device, as when it is broken; the owner can bind another one, and the term runs on',
    refusals: ['box.not_found', 'box.not_bound'],
    input: z.object({ box_id: Id, reason: Text(500) }),
    output: StaffBox,
  }),
  hardware_list: operation({
    path: 'box/hardware_list',
    kind: 'query',
    access: view,
    summary: 'Enrolled boxes, the newest first; by the beginning of their id, or by state',
    input: z.object({
      search: z.optional(Text(32)),
      state: z.optional(z.enum(['free', 'bound', 'revoked'])),
      sort: Sorted('enrolled_at', 'device_id'),
      ...PageInput,
    }),
    output: PageOf(BoxHardware),
  }),
  enrol_hardware: operation({
    path: 'box/enrol_hardware',
    // No answer is stored, since it is a secret.
    kind: 'non_transactional',
    access: hardware,
    summary: 'Enrols boxes, by their printed ids or as many as are asked for; returns their keys, which are shown only here',
    refusals: ['box.device_id_taken', 'box.device_ids_or_count'],
    input: z.object({ device_ids: z.optional(Many(DeviceId, 500)), count: z.optional(Integer(1, 500)) }),
    output: z.object({ list: Rows(EnrolledKey) }),
  }),
  renew_key: operation({
    path: 'box/renew_key',
    // No answer is stored, since it is a secret.
    kind: 'non_transactional',
    access: hardware,
    summary: 'Gives a box a new key, shown only here, and ends the old one; a revoked box may call again with it',
    refusals: ['box.hardware_not_found', 'box.hardware_changed'],
    input: z.object({ device_id: DeviceId, key_version: Version }),
    output: EnrolledKey,
  }),
  revoke_hardware: operation({
    path: 'box/revoke_hardware',
    kind: 'command',
    access: hardware,
    summary: 'Revokes the key of a box: all of its calls are refused from now on',
    refusals: ['box.hardware_not_found', 'box.hardware_changed'],
    input: z.object({ device_id: DeviceId, key_version: Version }),
    output: BoxHardware,
  }),
  alerts: operation({
    path: 'box/alerts',
    kind: 'query',
    access: view,
    summary: 'Replays, wrong clocks and cloned boxes, the latest first',
    input: z.object({
      kind: z.optional(BoxAlertKind),
      is_handled: z.optional(Flag),
      device_id: z.optional(DeviceId),
      sort: Sorted('last_at'),
      ...PageInput,
    }),
    output: z.extend(PageOf(BoxAlert), { open_count: Count }),
  }),
  handle_alert: operation({
    path: 'box/handle_alert',
    kind: 'command',
    access: hardware,
    summary: 'Marks an alert as handled; what happens again is a new one',
    refusals: ['box.alert_not_found'],
    input: z.object({ alert_id: Id }),
    output: BoxAlert,
  }),
  plans: operation({
    path: 'box/plans',
    kind: 'query',
    access: view,
    summary: 'Run plans in their order',
    input: z.object({ is_active: z.optional(Flag), sort: Sorted('position'), ...PageInput }),
    output: PageOf(BoxPlan),
  }),
  plan_view: operation({
    path: 'box/plan_view',
    kind: 'query',
    access: view,
    summary: 'One run plan in all languages',
    refusals: ['box.plan_not_found'],
    input: z.object({ plan_id: Id }),
    output: BoxPlan,
  }),
  save_plan: operation({
    path: 'box/save_plan',
    kind: 'command',
    access: plan,
    summary: 'Adds or changes a run plan; devices sold before keep their copy (R-14)',
    refusals: [
      'box.plan_not_found',
      'box.plan_changed',
      'box.english_required',
      'box.default_plan_active',
      'box.sku_not_device',
      'box.sku_of_another_plan',
      'box.rate_zero',
    ],
    input: z.object({
      plan_id: z.optional(Id),
      version: z.optional(Version),
      ...PlanFields,
      /** True makes it the default plan; the one before is it no more. */
      is_default: Flag,
      sku_ids: z.optional(Many(Id, 200)),
    }),
    output: BoxPlan,
  }),
  owner_requests: operation({
    path: 'box/owner_requests',
    kind: 'query',
    access: view,
    summary: 'Requested changes of owners, the newest first',
    input: z.object({ state: z.optional(OwnerRequestState), box_id: z.optional(Id), sort: Sorted('requested_at'), ...PageInput }),
    output: PageOf(OwnerRequest),
  }),
  request_owner: operation({
    path: 'box/request_owner',
    kind: 'command',
    access: { who: 'staff', permission: 'box.transfer' },
    summary: 'Requests another owner for a device; a second operator decides',
    refusals: ['box.not_found', ...ownerRefusals, 'box.request_pending'],
    input: z.object({ box_id: Id, member_id: Id, reason: Text(500) }),
    output: OwnerRequest,
  }),
  approve_owner: operation({
    path: 'box/approve_owner',
    kind: 'command',
    access: { who: 'staff', permission: 'box.approve' },
    summary: 'Approves the new owner: the device mines for them from today on; earlier days stay with the owner before',
    refusals: [
      'box.request_not_found',
      'box.request_decided',
      'box.own_request',
      'box.owner_changed',
      ...ownerRefusals,
      'box.settlement_running',
      'staff.too_new',
    ],
    input: Decision,
    output: OwnerRequest,
  }),
  refuse_owner: operation({
    path: 'box/refuse_owner',
    kind: 'command',
    access: { who: 'staff', permission: 'box.approve' },
    summary: 'Refuses a requested owner',
    refusals: ['box.request_not_found', 'box.request_decided'],
    input: Decision,
    output: OwnerRequest,
  }),
}
