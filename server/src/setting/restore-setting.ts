import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { setting as contract } from '@longmall/contract/setting.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Setting } from '../kernel/settings.ts'
import { checkValue } from './check-value.ts'
import { settingOf } from './queries.ts'
import { submitChange } from './submit-change.ts'

/**
 * Restores an earlier value of a setting, or its default (CON-07). Refuses `setting.not_found`, `setting.changed`, and
 * `setting.not_restorable` for a secret, whose history is not stored, and a value that is no longer valid.
 */
export async function restoreSetting(
  context: Context<StaffActor>,
  { key, version, to_version }: InputOf<typeof contract.restore>,
): Promise<OutputOf<typeof contract.restore>> {
  const setting = settingOf(key)
  const value = to_version === null ? setting.default : await pastValue(context, setting, to_version)
  return submitChange(context, [{ setting, value, version }])
}

async function pastValue({ db }: Context, setting: Setting, version: number): Promise<unknown> {
  const { rows } = await sql<{ value: string | null; is_default: boolean }>`
    select value::text as value, is_default from setting_history where key = ${setting.key} and version = ${version}`.execute(db)
  const past = rows[0]
  if (past?.is_default) return setting.default
  if (!past || past.value === null) throw new Refusal('setting.not_restorable')
  const checked = checkValue(setting, JSON.parse(past.value))
  if (!('value' in checked)) throw new Refusal('setting.not_restorable')
  return checked.value
}
