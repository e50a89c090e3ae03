import { themeNames } from '@longmall/contract/constants.ts'
import type { Theme } from '@longmall/contract/fields.ts'
import { Radio } from '@longmall/ui/form/radio.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { useTranslations } from '../translations.tsx'
import { useSite } from '../site.ts'
import { storefront, useChosenTheme } from '../storefront.ts'

/** The five themes and the shop's own; choosing one repaints at once. */
export function ThemeScreen() {
  const t = useTranslations('shell')
  const { theme_style } = useSite()
  const chosen = useChosenTheme()
  const names: Record<Theme, string> = {
    default: t('theme_default'),
    blue: t('theme_blue'),
    green: t('theme_green'),
    pink: t('theme_pink'),
    golden: t('theme_golden'),
  }
  return (
    <>
      <PageHeader title={t('theme')} fallback="/v2/member/index/index" />
      <fieldset className="m-3 divide-y divide-hairline rounded-12 bg-card px-4">
        <legend className="sr-only">{t('theme')}</legend>
        <ThemeRow theme={theme_style} name={t('theme_store')} checked={chosen === null} onChoose={() => storefront().changeTheme(null)} />
        {themeNames.map((theme) => (
          <ThemeRow
            key={theme}
            theme={theme}
            name={names[theme]}
            checked={chosen === theme}
            onChoose={() => storefront().changeTheme(theme)}
          />
        ))}
      </fieldset>
      <p className="px-7 text-12 text-quiet">{t('theme_note')}</p>
    </>
  )
}

function ThemeRow({ theme, name, checked, onChoose }: { theme: Theme; name: string; checked: boolean; onChoose: () => void }) {
  return (
    <Radio name="theme" checked={checked} onChange={onChoose}>
      <span className="flex items-center gap-3">
        <span data-theme={theme} aria-hidden className="brand-gradient flex h-8 w-13 items-end rounded-8 p-1">
          <span className="h-1.5 w-6 rounded-full bg-brand-soft" />
        </span>
        {name}
      </span>
    </Radio>
  )
}
