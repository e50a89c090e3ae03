import { Country } from '@longmall/contract/identity.ts'
import * as z from 'zod/mini'
import { constrainSettings, settings } from '../kernel/settings.ts'

/** Whether it is on at all is `addonSwitches.asset`, in the kernel. */
export const areaSettings = settings('asset_area', {
  closed_countries: {
    schema: z.array(Country).check(z.maxLength(10)),
    default: [],
    effect: 'The digital-asset area is closed to members of these countries, as they registered.',
  },
})
const { closed_countries } = areaSettings
constrainSettings([closed_countries], 'field.duplicate', (read) => new Set(read(closed_countries)).size === read(closed_countries).length)
