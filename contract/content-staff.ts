import * as z from 'zod/mini'
import { BlockProblem, DraftBlocks } from './content-blocks.ts'
import { Count, Flag, Id, OptionalText, PageInput, PageOf, Pattern, Rows, Sorted, Text, Timestamp, Token } from './fields.ts'
import { operation } from './operation.ts'
import { OperatorName } from './operator-name.ts'

export * from './content-blocks.ts'

/** `home`, `topic-12` for a topic’s page above its goods, `landing-qa` for a landing page. */
export const PageName = Pattern(/^[a-z][a-z0-9_-]{0,59}$/, 60)
export const pageKinds = ['home', 'topic', 'landing'] as const
export const PageKind = z.enum(pageKinds)
export type PageKind = z.output<typeof PageKind>

const ScheduledPage = z.object({ due_at: Timestamp, scheduled_at: Timestamp, staff_name: OperatorName, note: OptionalText(200) })

/** A page in the list; `published` counts its publications, 0: what it was before the first one. */
export const PageRow = z.object({
  page_id: Id,
  page: PageName,
  kind: PageKind,
  label: Text(200),
  published: Count,
  published_at: z.nullable(Timestamp),
  has_draft: Flag,
  draft_at: z.nullable(Timestamp),
  draft_by: z.nullable(OperatorName),
  due_at: z.nullable(Timestamp),
})
export type PageRow = z.output<typeof PageRow>

/** A page whole, as it is edited: its draft, or what is published where there is none. */
export const ComposedPage = z.object({
  ...PageRow.shape,
  /** Moves with every change of the draft and every publication. */
  version: Id,
  blocks: DraftBlocks,
  problems: Rows(BlockProblem),
  schedule: z.nullable(ScheduledPage),
})
export type ComposedPage = z.output<typeof ComposedPage>

export const PageVersion = z.object({
  published: Count,
  /** Null for what the page was before its first publication. */
  published_at: z.nullable(Timestamp),
  staff_name: z.nullable(OperatorName),
  note: OptionalText(200),
  /** The earlier publication that was published again. */
  restored_version: z.nullable(Count),
  block_count: Count,
  is_shown: Flag,
})
export type PageVersion = z.output<typeof PageVersion>

const view = { who: 'staff', permission: 'content.page_view' } as const
const edit = { who: 'staff', permission: 'content.page_edit' } as const
const publish = { who: 'staff', permission: 'content.page_publish' } as const
const OnePage = z.object({ page: PageName })
const OnePageVersion = { page: PageName, version: Id }
const stale = ['content.page_not_found', 'content.page_changed'] as const
const note = z.optional(OptionalText(200))

/** Composing pages of blocks (CAT-01, CON-04). */
export const contentStaff = {
  list_pages: operation({
    path: 'content/list_pages',
    kind: 'query',
    access: view,
    summary: 'Pages of blocks, the home page first',
    input: z.object({ kind: z.optional(PageKind), sort: Sorted('published_at', 'draft_at', 'due_at'), ...PageInput }),
    output: PageOf(PageRow),
  }),
  view_page: operation({
    path: 'content/view_page',
    kind: 'query',
    access: view,
    summary: 'One page in full in all languages: its draft, or the published version without one',
    refusals: ['content.page_not_found'],
    input: OnePage,
    output: ComposedPage,
  }),
  add_topic_page: operation({
    path: 'content/add_topic_page',
    kind: 'command',
    access: edit,
    summary: 'Creates a topic’s page of blocks above its goods, if it has none',
    refusals: ['promotion.not_found'],
    input: z.object({ promotion_id: Id }),
    output: OnePage,
  }),
  save_page: operation({
    path: 'content/save_page',
    kind: 'command',
    access: edit,
    summary: 'Saves the draft of a page over the version that was shown; it is not visible to shoppers',
    refusals: [...stale, 'media.gone'],
    input: z.object({ ...OnePageVersion, blocks: DraftBlocks }),
    output: z.object({ version: Id, problems: Rows(BlockProblem) }),
  }),
  discard_draft: operation({
    path: 'content/discard_draft',
    kind: 'command',
    access: edit,
    summary: 'Discards the draft',
    refusals: [...stale, 'content.page_no_draft'],
    input: z.object(OnePageVersion),
    output: z.object({ version: Id }),
  }),
  publish_page: operation({
    path: 'content/publish_page',
    kind: 'command',
    access: publish,
    summary: 'Publishes the draft at once',
    refusals: [...stale, 'content.page_no_draft', 'content.page_incomplete'],
    input: z.object({ ...OnePageVersion, note }),
    output: z.object({ version: Id, published: Count }),
  }),
  schedule_page: operation({
    path: 'content/schedule_page',
    kind: 'command',
    access: publish,
    summary: 'Schedules the publication of the current draft; replaces an earlier schedule',
    refusals: [...stale, 'content.page_no_draft', 'content.page_incomplete'],
    input: z.object({ ...OnePageVersion, due_at: Timestamp, note }),
    output: z.object({ due_at: Timestamp }),
  }),
  cancel_schedule: operation({
    path: 'content/cancel_schedule',
    kind: 'command',
    access: publish,
    summary: 'Cancels the scheduled publication; the draft remains',
    refusals: ['content.page_not_found', 'content.page_not_scheduled'],
    input: OnePage,
    output: z.object({}),
  }),
  page_history: operation({
    path: 'content/page_history',
    kind: 'query',
    access: view,
    summary: 'Publications of a page, the newest first',
    refusals: ['content.page_not_found'],
    input: z.object({ page: PageName, ...PageInput }),
    output: PageOf(PageVersion),
  }),
  restore_page: operation({
    path: 'content/restore_page',
    kind: 'command',
    access: edit,
    summary: 'Restores an earlier publication as the draft',
    refusals: [...stale, 'content.page_version_missing'],
    input: z.object({ ...OnePageVersion, published: Count }),
    output: z.object({ version: Id }),
  }),
  publish_again: operation({
    path: 'content/publish_again',
    kind: 'command',
    access: publish,
    summary: 'Publishes an earlier publication again at once; the draft does not change',
    refusals: [...stale, 'content.page_version_missing'],
    input: z.object({ ...OnePageVersion, published: Count }),
    output: z.object({ version: Id, published: Count }),
  }),
  preview_ticket: operation({
    path: 'content/preview_ticket',
    kind: 'non_transactional',
    read_only: true,
    access: view,
    summary: 'A preview ticket for the draft or a publication, valid for 30 minutes',
    refusals: ['content.page_not_found', 'content.page_version_missing'],
    input: z.object({ page: PageName, published: z.optional(Count) }),
    output: z.object({ ticket: Token, expires_at: Timestamp }),
  }),
}
