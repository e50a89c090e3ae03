import type { campaign as contract } from '@longmall/contract/campaign.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { requireAddon } from '../../kernel/addons.ts'
import { audit } from '../../kernel/security/audit.ts'
import { plus } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { startOfDay, zoneSettings } from '../../kernel/time/store-zone.ts'
import { addonOfKind, type Window } from '../../promotion/rules.ts'
import { writePromotion } from '../../promotion/staff/write-promotion.ts'
import { checkStock } from './check-stock.ts'
import { readForm } from './read-form.ts'

const maxSessions = 200

/**
 * The same promotion in each session of each day (PRM-03), all or none, those that are over left out. Refuses as `saveCampaign`
 * does for a new one, and by name more than 200 sessions.
 */
export async function saveSeries(
  context: Context<StaffActor>,
  { first_day, last_day, sessions, ...form }: InputOf<typeof contract.save_series>,
): Promise<OutputOf<typeof contract.save_series>> {
  requireAddon(context, addonOfKind[form.kind])
  const windows = windowsOf(context.setting(zoneSettings.time_zone), { first_day, last_day, sessions }).filter(
    ({ ends_at }) => ends_at > context.now,
  )
  if (windows.length === 0) throw wrongField('last_day', 'field.choice')
  const promotion_ids: number[] = []
  for (const window of windows) {
    const row = await readForm(context, form, window)
    await checkStock(context, { ...row, promotion_id: null })
    promotion_ids.push(await writePromotion(context, row, null))
  }
  await audit(context, {
    subject: `promotions ${promotion_ids.join(' ')}`,
    before: null,
    after: { ...form, first_day, last_day, sessions },
  })
  return { promotion_ids }
}

type Series = Pick<InputOf<typeof contract.save_series>, 'first_day' | 'last_day' | 'sessions'>

/** The windows of the sessions of each day, in order. A session's minutes are counted from the day's first instant in the zone. */
function windowsOf(zone: string, { first_day, last_day, sessions }: Series): Window[] {
  if (last_day < first_day) throw wrongField('last_day', 'field.choice')
  const windows: Window[] = []
  for (let day = first_day; day <= last_day; day = plus(`${day}T00:00:00.000Z`, { days: 1 }).slice(0, 10)) {
    const midnight = startOfDay(zone, day)
    for (const { from_minute, minutes } of sessions) {
      const starts_at = plus(midnight, { minutes: from_minute })
      windows.push({ starts_at, ends_at: plus(starts_at, { minutes }) })
    }
    if (windows.length > maxSessions) throw wrongField('sessions', 'field.too_many', { maximum: maxSessions })
  }
  return windows
}
