import type { refund } from '@longmall/contract/refund.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { releaseUpload, useUpload } from '../../media/use-upload.ts'
import { requestQuantity } from '../line/change-line.ts'
import type { AfterSaleLine } from '../line/after-sale-line.ts'
import { recordOrderEvent } from '../../order/progress/record-order-event.ts'
import '../events.ts'
import { amountsOf } from '../plan/amounts.ts'
import { pendingBefore } from '../plan/pending.ts'
import type { ReturnRow } from '../queries.ts'
import { status, unshippedOf, type ReturnableQuantity } from '../rules.ts'
import { noteReturn } from './note-return.ts'
import { deadlinesOf, setDue } from './take-step.ts'

export type ReturnInput = Pick<InputOf<typeof refund.apply>, 'kind' | 'quantity' | 'reason' | 'words' | 'pic_paths'>

/** What a request keeps of what was asked; amounts as they are now. */
export async function factsOf(
  context: Context,
  line: AfterSaleLine,
  returnable: ReturnableQuantity,
  { kind, quantity, reason, words, pic_paths = [] }: ReturnInput,
) {
  const back = amountsOf(line, quantity, await pendingBefore(context.db, line))
  return {
    kind,
    quantity,
    unshipped_quantity: unshippedOf(returnable, kind, quantity),
    reason,
    words,
    pic_paths,
    goods_amount: back.goods,
    freight_amount: back.freight,
    longcoin: back.longcoin,
    ...deadlinesOf(context, status.applied),
  }
}

/** Takes new pictures of the caller's own into use and lets those go that are left out. Refuses `returns.picture_unknown`. */
export async function takePictures(context: Context<MemberActor>, wanted: readonly string[], known: readonly string[]): Promise<void> {
  if (new Set(wanted).size < wanted.length) throw new Refusal('returns.picture_unknown')
  for (const pic_path of wanted)
    if (!known.includes(pic_path) && !(await useUpload(context, pic_path, 'refund'))) throw new Refusal('returns.picture_unknown')
  for (const pic_path of known) if (!wanted.includes(pic_path)) await releaseUpload(context, pic_path)
}

/** What an asked request sets going: units withheld, the line's and order's story, the shop's time. */
export async function openRequest(context: Context, row: ReturnRow, event: string): Promise<void> {
  const { id: return_id, order_id, member_id, order_line_id, return_no } = row
  await requestQuantity(context, order_line_id, { quantity: row.quantity, unshipped: row.unshipped_quantity })
  await noteReturn(context, row, event)
  await recordOrderEvent(context, order_id, 'return_opened', { refund_no: return_no })
  await setDue(context, row)
  await emit(context, 'return.opened', { return_id, order_id, member_id })
}
