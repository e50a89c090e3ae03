import type { Context, MemberActor, Site } from '../../kernel/context.ts'
import { sharedCounter } from '../../kernel/http/limits/rate-limit.ts'
import { RetryLater } from '../../kernel/refusal.ts'
import { redemptionSettings } from '../settings.ts'

const tenMinutes = 600

const counters = new WeakMap<Site, ReturnType<typeof sharedCounter>>()
function counterOf(site: Site) {
  let counter = counters.get(site)
  if (!counter) counters.set(site, (counter = sharedCounter(site, 'desk_code', 1_000_000, tenMinutes)))
  return counter
}

/**
 * Takes one of the attempts that a clerk has within ten minutes over all processes, before the code is looked for, so that guesses at once count
 * like others; the returned function returns it after a right one. Refuses `call.too_many`.
 */
export async function countAttempt({ site, actor, setting }: Context<MemberActor>): Promise<() => Promise<void>> {
  const key = String(actor.member_id)
  const { consumedPoints, msBeforeNext } = await counterOf(site).penalty(key, 1)
  if (consumedPoints > setting(redemptionSettings.wrong_codes)) throw new RetryLater('call.too_many', Math.ceil(msBeforeNext / 1000))
  return async () => {
    await counterOf(site).reward(key, 1)
  }
}
