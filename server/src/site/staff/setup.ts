import type { siteStaff as contract } from '@longmall/contract/site-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { addonSettings } from '../../kernel/addons.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { nameSettings } from '../../kernel/store-name.ts'
import { changeSettings } from '../../setting/change-settings.ts'
import { listSettings } from '../../setting/views.ts'
import { siteSettings } from '../settings.ts'

/** Settings that a shop manager may change without the permission of all settings: look, offers, open or closed. */
const setupKeys = new Set(
  [
    siteSettings.state,
    siteSettings.closed_until,
    siteSettings.theme_style,
    siteSettings.tab_bar,
    addonSettings.addons,
    nameSettings.store_name,
    nameSettings.hotline,
  ].map(({ key }) => key),
)

/** These settings as they are now. */
export async function viewSetup(context: Context<StaffActor>): Promise<OutputOf<typeof contract.view_settings>> {
  const { list } = await listSettings(context)
  return { list: list.filter(({ key }) => setupKeys.has(key)) }
}

/** Changes some of them, all or none. Refuses as `setting/change` does, and every other setting as `setting.not_found`. */
export function changeSetup(
  context: Context<StaffActor>,
  input: InputOf<typeof contract.change_settings>,
): Promise<OutputOf<typeof contract.change_settings>> {
  const foreign = input.list.find(({ key }) => !setupKeys.has(key))
  if (foreign) throw new Refusal('setting.not_found', { key: foreign.key })
  // Callers of this operation may change these, whatever other permissions their role has.
  return changeSettings(context, input, ['setting.edit_appearance', 'setting.edit_commerce'])
}
