import { type Theme, themes } from '@longmall/contract/fields.ts'
import { Radio } from 'antd'
import { useTranslations } from '../../shell/language.tsx'

/** The themes of the shop; the chosen one is shown in the preview. */
export function ThemeField({ id, value, onChange }: { id?: string; value: Theme; onChange: (theme: Theme) => void }) {
  const t = useTranslations('site')
  return (
    <Radio.Group
      {...(id && { id })}
      aria-label={t('theme')}
      optionType="button"
      value={value}
      options={themes.map((theme) => ({ value: theme, label: t(`theme_${theme}`) }))}
      onChange={({ target }) => onChange(target.value as Theme)}
    />
  )
}
