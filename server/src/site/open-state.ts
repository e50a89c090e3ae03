import type { SiteState } from '@longmall/contract/site.ts'
import type { Timestamp } from '../kernel/clock.ts'
import type { Context, Site } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { readSetting } from '../kernel/settings.ts'
import { siteSettings } from './settings.ts'

type OpenState = Pick<SiteState, 'site_state' | 'closed_until'>

/** Is the shop open at this moment? A shop closed by schedule opens by itself when its time has come. */
export function openStateOf(setting: Context['setting'], now: Timestamp): OpenState {
  const site_state = setting(siteSettings.state)
  const until = setting(siteSettings.closed_until)
  if (site_state === 1 || (site_state === -3 && until !== null && until <= now)) return { site_state: 1, closed_until: null }
  return { site_state, closed_until: until }
}

/** Refuses `site.closed_by_operator` (-2) or `site.closed_by_schedule` (-3) while the shop is closed. */
export function refuseWhenClosed({ shared }: Site): void {
  const { site_state, closed_until } = openStateOf((setting) => readSetting(shared.settings, setting), shared.now())
  if (site_state !== 1) throw new Refusal(site_state === -2 ? 'site.closed_by_operator' : 'site.closed_by_schedule', { closed_until })
}
