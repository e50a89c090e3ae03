import { Radio } from '@longmall/ui/form/radio.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { useLanguage, useTranslations } from '../translations.tsx'
import { htmlLang, languageNames } from '@longmall/web/translations/languages.ts'
import { useSite } from '../site.ts'
import { storefront } from '../storefront.ts'

/** The languages of the shop; choosing one relaunches it at the member centre. */
export function LanguageScreen() {
  const t = useTranslations('shell')
  const current = useLanguage()
  const { languages } = useSite()
  return (
    <>
      <PageHeader title={t('language')} fallback="/v2/member/index/index" />
      <fieldset className="m-3 divide-y divide-hairline rounded-12 bg-card px-4">
        <legend className="sr-only">{t('language')}</legend>
        {languages.map((language) => (
          <Radio key={language} name="language" checked={language === current} onChange={() => storefront().changeLanguage(language)}>
            <span lang={htmlLang(language)}>{languageNames[language]}</span>
          </Radio>
        ))}
      </fieldset>
      <p className="px-7 text-12 text-quiet">{t('language_note')}</p>
    </>
  )
}
