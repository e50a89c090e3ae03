import type { Context } from '../context.ts'
import { zoneSettings } from '../time/store-zone.ts'

/** A heading of amounts in the shop's money names its currency; one of instants, their zone. */
export const moneyHeading = ({ site }: Pick<Context, 'site'>, heading: string): string => `${heading} (${site.shared.shop.currency})`
export const timeHeading = ({ setting }: Pick<Context, 'setting'>, heading: string): string =>
  zoneHeading(setting(zoneSettings.time_zone), heading)
/** The zone by its name and no offset, as that changes with the season. */
export const zoneHeading = (zone: string, heading: string): string => `${heading} (${zone})`

/** For rows of different units the heading of the unit names the shop's currency. */
export const unitHeading = ({ site }: Pick<Context, 'site'>, heading: string): string => `${heading} (MONEY = ${site.shared.shop.currency})`
