// Messages between the console and the preview of a page across their frames (CAT-01).

/** The console: something was saved, or a block is being edited. */
export type ToPreview =
  | { kind: 'longmall_preview'; act: 'refresh'; version: number }
  | { kind: 'longmall_preview'; act: 'show'; block_id: number }
/** The preview: a block was pressed, or the ticket has ended. */
export type FromPreview = { kind: 'longmall_preview'; act: 'choose'; block_id: number } | { kind: 'longmall_preview'; act: 'expired' }
