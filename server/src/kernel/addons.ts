import { addons, offeredAddons, type Addon } from '@longmall/contract/addons.ts'
import type { OrderType } from '@longmall/contract/order-quote.ts'
import * as z from 'zod/mini'
import type { Context, MemberActor } from './context.ts'
import { Refusal } from './refusal.ts'
import { constrainSettings, type Setting, settings } from './settings.ts'

const built: ReadonlySet<string> = new Set<Addon>(offeredAddons)

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

/** Switches of their own: of add-ons that are off until they are switched on, by two operators (decisions/0063). */
export const addonSwitches = {
  asset: settings('asset_area', {
    is_on: {
      schema: z.boolean(),
      default: false,
      effect: 'Switches the digital-asset area on: its screens, its calls, and the goods that are sold in it.',
    },
  }).is_on,
} as const satisfies Partial<Record<Addon, Setting<boolean>>>

/** The add-on that goods of a type belong to: while it is off they are not listed and not sold. */
export const addonOfType: Partial<Record<OrderType, Addon>> = { start_up: 'asset', entity: 'asset', pledge: 'asset' }

/** A line of an order to be, as these checks see it; its list price in cents. */
export interface SoldLine {
  quantity: number
  sku: { sku_id: number; goods_type: OrderType; plan_months: number | null; list_price: bigint }
}

/** What must hold before a member buys goods of an add-on; each refuses where it does not. */
export interface AddonCheck {
  /** Before they are priced, and again before an order is made. */
  beforeQuote: (context: Context<MemberActor>) => Promise<void>
  beforeOrder: (context: Context<MemberActor>) => Promise<void>
  /** What the order keeps of the terms on which these lines are sold, in its details; refuses lines that are not sold so. */
  copyTerms?: (context: Context<MemberActor>, lines: readonly SoldLine[]) => Promise<object | null>
}
/** By add-on: checkout depends on none of their domains (decisions/0063). */
export type AddonChecks = Readonly<Partial<Record<Addon, AddonCheck>>>

declare module './context.ts' {
  interface Site {
    addonChecks: AddonChecks
  }
}

/** Is an add-on on? One that is not built is always off. */
export function isAddonOn({ setting }: Pick<Context, 'setting'>, name: string): boolean {
  if (name in addonSwitches) return setting(addonSwitches[name as keyof typeof addonSwitches])
  return built.has(name) && (setting(addonSettings.addons)[name as Addon] ?? true)
}

/** For calls of an add-on: refuses `call.feature_off` while its flag is off (SHL-07). */
export function requireAddon(context: Pick<Context, 'setting'>, name: Addon): void {
  if (!isAddonOn(context, name)) throw new Refusal('call.feature_off')
}
