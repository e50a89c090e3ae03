import * as z from 'zod/mini'
import {
  Address,
  Count,
  Flag,
  Id,
  JsonText,
  Many,
  OptionalText,
  PageInput,
  PageOf,
  Pattern,
  Rows,
  Sorted,
  Text,
  Timestamp,
} from './fields.ts'
import { operation } from './operation.ts'
import { OperatorName } from './operator-name.ts'

export const workStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export const WorkState = z.enum(workStates)
export type WorkState = z.output<typeof WorkState>

/** `goods.import`, `order.export`: what is done. */
export const WorkKindName = Pattern(/^[a-z_]+\.[a-z_]+$/, 60)
/** The key of a file that was brought for a work (`POST /api/work-file`). */
export const WorkFileKey = Pattern(/^[a-f0-9]{32}$/, 32)
/** What a command answers that starts a work. */
export const StartedWork = z.object({ work_id: Id })
export type StartedWork = z.output<typeof StartedWork>

/** A job in lists; `done` of `total`, which is null while unknown. */
export const Work = z.object({
  work_id: Id,
  kind: WorkKindName,
  /** In the caller’s language. */
  title: Text(120),
  state: WorkState,
  done: Count,
  total: z.nullable(Count),
  is_cancel_requested: Flag,
  /** Why it failed, in the caller’s language. */
  failure: z.nullable(Text(400)),
  line_count: Count,
  warning_count: Count,
  error_count: Count,
  /** The result, as long as it is stored. */
  file: z.nullable(z.object({ name: Text(120), bytes: Count })),
  staff_id: Id,
  staff_name: OperatorName,
  /** May the caller cancel it and start it again? */
  is_changeable: Flag,
  created_at: Timestamp,
  started_at: z.nullable(Timestamp),
  ended_at: z.nullable(Timestamp),
})
export type Work = z.output<typeof Work>

export const workLevels = ['note', 'warning', 'error'] as const
export const WorkLevel = z.enum(workLevels)
export type WorkLevel = z.output<typeof WorkLevel>
/** A line of a work’s report. */
export const WorkLine = z.object({
  position: Count,
  level: WorkLevel,
  /** The thing it is about, such as a goods’ handle. */
  subject: OptionalText(200),
  /** Row and column of the file, where there was one. */
  row: z.nullable(Count),
  column: OptionalText(80),
  text: Text(600),
})
export type WorkLine = z.output<typeof WorkLine>

/** The same rows in either form. */
export const SheetFormat = z.enum(['csv', 'xlsx'])

const OneWork = z.object({ work_id: Id })

export const work = {
  list: operation({
    path: 'work/list',
    kind: 'query',
    access: { who: 'staff' },
    summary: 'Background jobs, the newest first: the caller’s own, or all that the caller may see',
    input: z.object({
      owner: z.optional(z.enum(['mine', 'all'])),
      kind: z.optional(WorkKindName),
      state: z.optional(WorkState),
      sort: Sorted('created_at', 'ended_at'),
      ...PageInput,
    }),
    output: PageOf(Work),
  }),
  under_way: operation({
    path: 'work/under_way',
    kind: 'query',
    access: { who: 'staff' },
    summary: 'The caller’s waiting and running jobs, and those that ended within the last minute',
    input: z.object({}),
    output: z.object({ list: Rows(Work) }),
  }),
  view: operation({
    path: 'work/view',
    kind: 'query',
    access: { who: 'staff' },
    summary: 'One job: progress and result',
    refusals: ['work.not_found'],
    input: OneWork,
    output: Work,
  }),
  lines: operation({
    path: 'work/lines',
    kind: 'query',
    access: { who: 'staff' },
    summary: 'The report of a job, errors first, then warnings, then notes; its first 10,000 lines are stored',
    refusals: ['work.not_found'],
    input: z.object({ work_id: Id, level: z.optional(WorkLevel), ...PageInput }),
    output: PageOf(WorkLine),
  }),
  cancel: operation({
    path: 'work/cancel',
    kind: 'command',
    access: { who: 'staff' },
    summary: 'Cancels a job: a waiting one at once, a running one at its next step; its effects remain',
    refusals: ['work.not_found', 'work.ended'],
    input: OneWork,
    output: Work,
  }),
  retry: operation({
    path: 'work/retry',
    kind: 'command',
    access: { who: 'staff' },
    summary: 'Restarts a failed or cancelled job from its saved position',
    refusals: ['work.not_found', 'work.not_ended'],
    input: OneWork,
    output: Work,
  }),
  download: operation({
    path: 'work/download',
    kind: 'command',
    access: { who: 'staff' },
    summary: 'An address of a job’s result, valid for five minutes',
    refusals: ['work.not_found', 'work.file_expired'],
    input: OneWork,
    output: z.object({ address: Address, file_name: Text(120) }),
  }),
  export_list: operation({
    path: 'work/export_list',
    kind: 'command',
    access: { who: 'staff', permission: 'list.export' },
    summary: 'Exports all rows of a console list by its filters to a file, as a background job; the caller must have access to the list',
    refusals: ['work.list_unknown', 'call.forbidden'],
    input: z.object({
      /** The query that answers the list. */
      list: Pattern(/^[a-z_]+\/[a-z_]+$/, 80),
      /** That query’s own input, without its page, as JSON. */
      filters: JsonText(4000),
      /** What the list calls its fields, in its order: these columns come first. */
      columns: z.optional(Many(z.object({ name: Pattern(/^\w+$/, 60), title: Text(80) }), 60)),
      format: SheetFormat,
    }),
    output: StartedWork,
  }),
}
