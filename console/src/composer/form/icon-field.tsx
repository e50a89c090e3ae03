import { iconNames, NamedIcon } from '@longmall/ui/display/named-icon.tsx'
import { Select } from 'antd'
import { useTranslations } from '../../shell/language.tsx'
import type { Control } from '../../shell/form/field.ts'

/** Select of the shop's named icons. */
export function IconField({ id, value, onChange }: Control) {
  const t = useTranslations('composer')
  return (
    <Select
      {...(id && { id })}
      showSearch
      placeholder={t('icon')}
      style={{ width: 220 }}
      value={(value as string | undefined) ?? null}
      options={iconNames.map((name) => ({ value: name, name }))}
      optionRender={drawName}
      labelRender={drawName}
      onChange={(next: string) => onChange?.(next)}
    />
  )
}

const drawName = ({ value }: { value?: string | number | undefined }) => (
  <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
    <NamedIcon name={String(value)} size={18} />
    {value}
  </span>
)
