import type { AreaClosure } from '@longmall/contract/asset-area.ts'
import { isAddonOn } from '../kernel/addons.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { countryOf } from '../member/profile/country-of.ts'
import { areaSettings } from './settings.ts'

/** Why the digital-asset area is closed to a member; null where it is open. The member's country is read only where some are closed. */
export async function areaClosureFor(context: Context, member_id: number): Promise<AreaClosure | null> {
  if (!isAddonOn(context, 'asset')) return 'closed'
  const closed: readonly string[] = context.setting(areaSettings.closed_countries)
  if (closed.length === 0) return null
  const country = await countryOf(context, member_id)
  return country === null || closed.includes(country) ? 'closed_in_country' : null
}

/** Is the digital-asset area open to a member? For lists and runs; what a member does is refused by `requireArea`. */
export const isAreaOpenTo = async (context: Context, member_id: number): Promise<boolean> =>
  (await areaClosureFor(context, member_id)) === null

/** For what a member does in the digital-asset area: refuses `asset_area.closed` and `asset_area.closed_in_country`. */
export async function requireArea(context: Context<MemberActor>): Promise<void> {
  const closure = await areaClosureFor(context, context.actor.member_id)
  if (closure) throw new Refusal(`asset_area.${closure}`)
}

/** A handler of the digital-asset area: refuses like `requireArea`. */
export const inArea =
  <Input, Output>(handler: (context: Context<MemberActor>, input: Input) => Promise<Output>) =>
  async (context: Context<MemberActor>, input: Input): Promise<Output> => {
    await requireArea(context)
    return handler(context, input)
  }
