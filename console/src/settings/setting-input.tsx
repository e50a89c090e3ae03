import type { SettingRow } from '@longmall/contract/setting.ts'
import { Input, Select, Typography } from 'antd'
import type { Control } from '../shell/form/field.ts'
import { useTranslations } from '../shell/language.tsx'
import { scaleOf } from '@longmall/contract/setting-scale.ts'
import { useUnit } from './use-unit.ts'
import type { ValueForm } from './value/value-form.ts'
import { ValueInput } from './value/value-input.tsx'

/** The input of a setting; a secret is replaced and never shown. */
export function SettingInput({ setting, label, control }: { setting: SettingRow; label: string; control: Control }) {
  const t = useTranslations('setting')
  const unitOf = useUnit()
  const { id, value, onChange } = control
  const change = (next: unknown) => onChange?.(next)
  const common = { ...(id && { id }) }
  const form = JSON.parse(setting.json_schema) as ValueForm
  if (setting.is_secret && form.type === 'string')
    return (
      <Input.Password
        {...common}
        autoComplete="new-password"
        placeholder={t(setting.is_set ? 'secret_set' : 'secret_unset')}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => change(target.value || undefined)}
      />
    )
  if (setting.key === 'site.time_zone')
    return (
      <Select
        {...common}
        aria-label={label}
        showSearch
        style={{ minWidth: 280 }}
        value={value as string}
        options={Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }))}
        onChange={change}
      />
    )
  return (
    <>
      {setting.is_secret && setting.is_set && (
        <Typography.Text style={{ display: 'block', marginBottom: 8, color: '#5c5c69' }}>{t('secret_replaced')}</Typography.Text>
      )}
      <ValueInput
        {...common}
        form={form}
        label={label}
        value={value}
        onChange={change}
        unit={unitOf(setting.unit)}
        scale={scaleOf(setting.unit)}
      />
    </>
  )
}
