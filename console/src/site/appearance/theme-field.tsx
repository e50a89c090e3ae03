import { type Theme, themes } from '@longmall/contract/fields.ts'
import { Radio } from 'antd'
import { useWords } from '../../shell/language.tsx'

/** The themes of the shop; the chosen one is seen in the preview. */
export function ThemeField({ id, value, onChange }: { id?: string; value: Theme; onChange: (theme: Theme) => void }) {
  const say = useWords('site')
  return (
    <Radio.Group
      {...(id && { id })}
      aria-label={say('theme')}
      optionType="button"
      value={value}
      options={themes.map((theme) => ({ value: theme, label: say(`theme_${theme}`) }))}
      onChange={({ target }) => onChange(target.value as Theme)}
    />
  )
}
