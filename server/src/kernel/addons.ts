import { addons, offeredAddons, type Addon } from '@longmall/contract/addons.ts'
import * as z from 'zod/mini'
import type { Context } from './context.ts'
import { Refusal } from './refusal.ts'
import { constrainSettings, settings } from './settings.ts'

// Stores are ready, but no order is picked up yet (decisions/0052): on, without a switch that would hide nothing.
const built: ReadonlySet<string> = new Set<Addon>([...offeredAddons, 'store'])

/** Which add-ons are on, by name. In the kernel because all domains read the flags. */
export const addonSettings = settings('site', {
  addons: {
    schema: z.partialRecord(z.enum(addons), z.boolean()),
    default: Object.fromEntries(offeredAddons.map((name) => [name, true])) as Partial<Record<Addon, boolean>>,
    effect: 'An add-on that is switched off disappears from every screen, and its calls answer a clear error',
  },
})
constrainSettings([addonSettings.addons], 'setting.addon_unavailable', (read) =>
  Object.entries(read(addonSettings.addons)).every(([name, isOn]) => !isOn || built.has(name)),
)

/** Is an add-on on? One that is not built is always off. */
export const isAddonOn = ({ setting }: Pick<Context, 'setting'>, name: string): boolean =>
  built.has(name) && (setting(addonSettings.addons)[name as Addon] ?? true)

/** For calls of an add-on: refuses `call.feature_off` while its flag is off (SHL-07). */
export function requireAddon(context: Pick<Context, 'setting'>, name: Addon): void {
  if (!isAddonOn(context, name)) throw new Refusal('call.feature_off')
}
