import { addons, type Addon } from '@longmall/contract/site.ts'
import * as z from 'zod/mini'
import type { Context } from './context.ts'
import { Refusal } from './refusal.ts'
import { settings } from './settings.ts'

const built: ReadonlySet<Addon> = new Set<Addon>([
  'bundling',
  'coupon',
  'discount',
  'gift',
  'groupbuy',
  'manjian',
  'memberconsume',
  'memberrecharge',
  'memberregister',
  'membersignin',
  'memberwithdraw',
  'pintuan',
  'pointexchange',
  'seckill',
  'topic',
  'bargain',
  'presale',
  'game',
  'store',
])

/** Which add-ons are on, by name: all domains ask, so that the flags stand below them. */
export const addonSettings = settings('site', {
  addons: {
    schema: z.partialRecord(z.enum(addons), z.boolean()),
    default: Object.fromEntries(addons.map((name) => [name, built.has(name)])) as Record<Addon, boolean>,
    effect: 'An add-on that is switched off disappears from every screen, and its calls answer a clear error',
  },
})

export const isAddonOn = ({ setting }: Pick<Context, 'setting'>, name: Addon): boolean =>
  setting(addonSettings.addons)[name] ?? built.has(name)

/** For calls of an add-on: refuses `call.feature_off` while its flag is off (SHL-07). */
export function requireAddon(context: Pick<Context, 'setting'>, name: Addon): void {
  if (!isAddonOn(context, name)) throw new Refusal('call.feature_off')
}
