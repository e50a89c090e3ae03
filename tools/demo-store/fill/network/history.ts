import { dayIn, plus, type Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import { createContext, type Actor, type Context, type Site, type SystemActor } from '@longmall/server/src/kernel/context.ts'
import { readSetting } from '@longmall/server/src/kernel/settings.ts'
import { startOfDay, zoneSettings } from '@longmall/server/src/kernel/time/store-zone.ts'
import { historyDays } from '../../content/network/structure.ts'

/** The days of the store's zone before the one on which the store is filled, and what happens on them. */
export interface History {
  /** So many days after the beginning. */
  at: (days: number) => Timestamp
  /** `2026-11-21`, from 0. */
  dayName: (index: number) => string
  contextAt: <A extends Actor>(actor: A, now: Timestamp) => Context<A>
}

export const system: SystemActor = { kind: 'system' }

// Gifts and mails would be about days long gone; and nobody has USDA for a clone before becoming AM.
const omitted = ['gift', 'messaging', 'reward', 'clone']

/** The history of a shop: what happens in it has its effects within the transaction, and none that are delivered later. */
export function historyOf(site: Site): History {
  const quiet: Site = {
    ...site,
    reactions: site.reactions.filter(({ when, consumer }) => when === 'within' && !omitted.includes(consumer)),
  }
  const today = dayIn(readSetting(site.shared.settings, zoneSettings.time_zone), site.shared.now())
  const dayName = (index: number) => plus(`${today}T00:00:00.000Z`, { days: index - historyDays }).slice(0, 10)
  const start = startOfDay(readSetting(site.shared.settings, zoneSettings.time_zone), dayName(0))
  return {
    at: (days) => plus(start, { hours: days * 24 }),
    dayName,
    contextAt: (actor, now) => createContext(quiet, actor, { now }),
  }
}
