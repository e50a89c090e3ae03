import type { Language } from '@longmall/contract/fields.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { queueMail } from '../../messaging/send-mail.ts'
import { holdersOf, type Holder } from '../../staff/people/holders-of.ts'
import { namesOfStaff } from '../../staff/people/names-of-staff.ts'
import { permissionsFor } from '../rules.ts'
import type { NewValue } from '../write-settings.ts'
import { keysOf, type RequestRow } from './queries.ts'
import { nameOfSetting } from './setting-names.ts'

const maxValueLength = 120

/** `Second approval from: 100000; Stripe: secret key`: what would be changed, of a secret its name alone. */
const describeChanges = (values: readonly NewValue[], language: Language) =>
  values
    .map(({ setting, value }) => {
      const name = nameOfSetting(language, setting.key)
      return setting.secret ? name : `${name}: ${JSON.stringify(value).slice(0, maxValueLength)}`
    })
    .join('; ')

/** Notifies everybody who may approve a pending change, the requester included. */
export async function notifyWaiting(
  context: Context<StaffActor>,
  { values, effective_at }: { values: readonly NewValue[]; effective_at: Timestamp | null },
): Promise<void> {
  const { db, language, actor } = context
  const holders = await holdersOf(db, permissionsFor(values.map(({ setting }) => setting.key)))
  const by = (await namesOfStaff(db, [actor.staff_id])).get(actor.staff_id) ?? '–'
  const what = describeChanges(values, language)
  for (const { email } of holders)
    if (effective_at === null) await queueMail(context, { to: email, language, template: 'setting_needs_approval', params: { what, by } })
    else await queueMail(context, { to: email, language, template: 'setting_scheduled', params: { what, by, from: effective_at } })
}

export async function notifyApplied(context: Context, request: RequestRow, values: readonly NewValue[]): Promise<void> {
  const { language } = request
  const what = describeChanges(values, language)
  for (const { email } of await concerned(context, request))
    await queueMail(context, { to: email, language, template: 'setting_applied', params: { what } })
}

/** To the requester: the settings were changed meanwhile, and nothing was made of the request. */
export async function notifyStale(context: Context, request: RequestRow): Promise<void> {
  const { language } = request
  const what = (await keysOf(context.db, request.id)).map((key) => nameOfSetting(language, key)).join('; ')
  for (const { email } of await requester(context, request))
    await queueMail(context, { to: email, language, template: 'setting_stale', params: { what } })
}

export async function notifyRefused(context: Context, request: RequestRow, reply: string): Promise<void> {
  const { language } = request
  const what = (await keysOf(context.db, request.id)).map((key) => nameOfSetting(language, key)).join('; ')
  for (const { email } of await requester(context, request))
    await queueMail(context, { to: email, language, template: 'setting_refused', params: { what, reply } })
}

const concerned = async ({ db }: Context, { id }: RequestRow): Promise<Holder[]> => holdersOf(db, permissionsFor(await keysOf(db, id)))
const requester = async ({ db }: Context, { requested_by }: RequestRow): Promise<Holder[]> =>
  (await holdersOf(db, [])).filter(({ staff_id }) => staff_id === requested_by)
