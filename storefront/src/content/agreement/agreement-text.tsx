import type { Agreement } from '@longmall/contract/content.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useId } from 'react'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'

/** A document part by part, and its effective date. Its text is shown without markup. */
export function AgreementText({ agreement }: { agreement: Agreement }) {
  const t = useTranslations('content')
  const language = useLanguage()
  const id = useId()
  // A calendar day is formatted without a time zone.
  const day = dayFormat(language, { dateStyle: 'long' })(agreement.effective_on)
  return (
    <div className="space-y-6 text-14 leading-6 text-body">
      <p className="text-12 text-quiet">{t('agreement_since', { version: agreement.version, day })}</p>
      {agreement.sections.map(({ heading, paragraphs, items }, index) => (
        <section key={heading} aria-labelledby={`${id}-${index}`} className="space-y-2">
          <h2 id={`${id}-${index}`} className="text-16 font-semibold text-strong">
            <span className="figures mr-2 text-brand-ink">{index + 1}</span>
            {heading}
          </h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {items.length > 0 && (
            <ul className="list-disc space-y-1.5 pl-5 marker:text-quiet">
              {items.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
