import { languageOptions, useWords } from '../shell/language.tsx'
import type { AnyField } from '../shell/form/field.ts'

export const steps = ['step_owner', 'step_shop', 'step_factor'] as const
const stepOf: Record<string, number> = { email_address: 0, name: 0, password: 0, password_again: 0, code: 2 }
/** The step that asks for a field. */
export const stepOfField = (name: string | number | undefined): number => stepOf[String(name)] ?? 1

/** The fields of the set-up by their labels, so that a refusal is told as in every other form. */
export function useSetUpFields(): AnyField[] {
  const frame = useWords()
  const say = useWords('shop')
  const text = (name: string, label: string): AnyField => ({ kind: 'text', name, label })
  return [
    text('email_address', frame('email')),
    text('name', say('owner_name')),
    text('password', frame('password')),
    text('password_again', say('password_again')),
    text('shop_language', say('shop_language')),
    {
      kind: 'group',
      name: 'store_name',
      label: say('store_name'),
      fields: languageOptions.map(({ value, label }) => text(value, `${say('store_name')} · ${label}`)),
    },
    text('country', say('country')),
    text('currency', say('currency')),
    text('time_zone', say('time_zone')),
    text('return_address', say('return_address')),
    text('code', frame('code')),
  ]
}
