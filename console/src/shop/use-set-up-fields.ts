import { languageOptions, useTranslations } from '../shell/language.tsx'
import type { AnyField } from '../shell/form/field.ts'

export const steps = ['step_owner', 'step_shop', 'step_factor'] as const
const stepOf: Record<string, number> = { email_address: 0, name: 0, password: 0, password_again: 0, code: 2 }
/** The step that contains a field. */
export const stepOfField = (name: string | number | undefined): number => stepOf[String(name)] ?? 1

/** The fields of the set-up by their labels, so that errors are shown as in every other form. */
export function useSetUpFields(): AnyField[] {
  const tCommon = useTranslations()
  const t = useTranslations('shop')
  const text = (name: string, label: string): AnyField => ({ kind: 'text', name, label })
  return [
    text('email_address', tCommon('email')),
    text('name', t('owner_name')),
    text('password', tCommon('password')),
    text('password_again', t('password_again')),
    text('shop_language', t('shop_language')),
    {
      kind: 'group',
      name: 'store_name',
      label: t('store_name'),
      fields: languageOptions.map(({ value, label }) => text(value, `${t('store_name')} · ${label}`)),
    },
    text('country', t('country')),
    text('currency', t('currency')),
    text('time_zone', t('time_zone')),
    text('return_address', t('return_address')),
    text('code', tCommon('code')),
  ]
}
