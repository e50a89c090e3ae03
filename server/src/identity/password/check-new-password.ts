import type { Context } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { identitySettings } from '../settings.ts'

/**
 * Rules of a new password beside its form: both entries are equal, and it is within the configured length. Refuses
 * `identity.passwords_differ`.
 */
export function checkNewPassword({ setting }: Pick<Context, 'setting'>, password: string, again: string): void {
  const maximum = setting(identitySettings.password_max_length)
  if (password.length > maximum) throw wrongField('password', 'field.too_long', { maximum })
  if (password !== again) throw new Refusal('identity.passwords_differ')
}
