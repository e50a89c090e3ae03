import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { useTranslations } from '../shell/translations.tsx'
import type { AreaTerms } from './use-area-terms.ts'

/** The risk in a sentence, and the way to the terms, on a screen that sells something of the digital-asset area. */
export function TermsCard({ isAgreed, version, opening }: AreaTerms) {
  const t = useTranslations('assetarea')
  return (
    <Card className="space-y-2">
      <h2 className="text-14 font-semibold text-strong">{t('terms')}</h2>
      <p className="text-14 text-body">{t('terms_lead')}</p>
      <div className="flex items-center justify-between gap-3">
        <p className="text-12 text-quiet" aria-live="polite">
          {isAgreed && version !== undefined && t('agreed_on', { version })}
        </p>
        <Button look="plain" size="small" aria-haspopup="dialog" onClick={opening.show}>
          {t(isAgreed ? 'read_again' : 'read_terms')}
        </Button>
      </div>
    </Card>
  )
}
