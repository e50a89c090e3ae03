import type { Context } from '../../kernel/context.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { translate } from '../../kernel/translate.ts'
import { notifyEach, type MemberNotice } from '../../messaging/send-mail.ts'
import { localNamesOfStores } from '../../store/desks.ts'

interface Waiting {
  order_no: string
  member_id: number
  store_id: number
  expires_at: Timestamp | null
}

/** Mails to the buyers of orders that can be fetched: where, and until when, in their languages (DSK-04). */
export async function notifyBuyers(
  context: Context,
  template: 'pickup_ready' | 'pickup_reminder',
  pickups: readonly Waiting[],
): Promise<void> {
  const nameOf = await localNamesOfStores(
    context.db,
    pickups.map(({ store_id }) => store_id),
  )
  const zone = context.setting(zoneSettings.time_zone)
  const notices = pickups.map(({ order_no, member_id, store_id, expires_at }) => ({
    member_id,
    template,
    params: (language) => ({
      number: order_no,
      branch: nameOf(store_id, language),
      deadline: expires_at === null ? '' : translate(language, 'redemption.pick_up_by', { until: expires_at }, zone),
    }),
  })) satisfies MemberNotice[]
  await notifyEach(context, notices)
}
