import type { Context } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { identitySettings } from '../settings.ts'

/** What a new password must be beside its form: typed twice alike, and no longer than the operator allows. Refuses `identity.passwords_differ`. */
export function checkNewPassword({ setting }: Pick<Context, 'setting'>, password: string, again: string): void {
  const maximum = setting(identitySettings.password_max_length)
  if (password.length > maximum) throw wrongField('password', 'field.too_long', { maximum })
  if (password !== again) throw new Refusal('identity.passwords_differ')
}
