import type { SiteState } from '@longmall/contract/site.ts'
import type { Site } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { readSetting } from '../kernel/settings.ts'
import { siteSettings } from './settings.ts'

type OpenState = Pick<SiteState, 'site_state' | 'closed_until' | 'opens_soon'>

/**
 * Is the shop open at this moment? One that its owner has not opened yet is closed, but for the demo store, which sells without; one
 * closed by schedule opens by itself when its time has come.
 */
export function openStateOf({ shared }: Pick<Site, 'shared'>): OpenState {
  const { is_demo, opened_at } = shared.shop
  if (!is_demo && opened_at === null) return { site_state: -2, closed_until: null, opens_soon: true }
  const site_state = readSetting(shared.settings, siteSettings.state)
  const until = readSetting(shared.settings, siteSettings.closed_until)
  const isOver = site_state === -3 && until !== null && until <= shared.now()
  if (site_state === 1 || isOver) return { site_state: 1, closed_until: null, opens_soon: false }
  return { site_state, closed_until: until, opens_soon: false }
}

/** Refuses `site.not_opened`, `site.closed_by_operator` (-2 both) or `site.closed_by_schedule` (-3) while the shop is closed. */
export function refuseWhenClosed(site: Site): void {
  const { site_state, closed_until, opens_soon } = openStateOf(site)
  if (opens_soon) throw new Refusal('site.not_opened')
  if (site_state !== 1) throw new Refusal(site_state === -2 ? 'site.closed_by_operator' : 'site.closed_by_schedule', { closed_until })
}
