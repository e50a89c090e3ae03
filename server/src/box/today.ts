import type { Context } from '../kernel/context.ts'
import { dayIn } from '../kernel/time/clock.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'

/** The day of the store's zone, `2026-11-21`. */
export const today = ({ now, setting }: Pick<Context, 'now' | 'setting'>): string => dayIn(setting(zoneSettings.time_zone), now)
