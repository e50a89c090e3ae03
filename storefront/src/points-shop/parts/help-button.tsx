import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { CircleQuestionMark, Phone } from 'lucide-react'
import { useOpening } from '../../shell/opening/use-opening.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useSite } from '../../shell/site.ts'

const questions = ['how', 'where', 'return', 'earn'] as const

/** How exchanges work, and the service hotline (§9), where the shop has one. */
export function HelpButton() {
  const t = useTranslations('pointsshop')
  const { open, show, hide } = useOpening()
  const { hotline } = useSite()
  const call = hotline && (
    <a href={`tel:${hotline.replace(/[^\d+]/g, '')}`} className={buttonClass({ block: true })}>
      <Phone size={18} aria-hidden />
      {t('call')}
    </a>
  )
  return (
    <>
      <IconButton label={t('help')} icon={<CircleQuestionMark size={20} aria-hidden />} aria-haspopup="dialog" onClick={show} />
      <Sheet open={open} onClose={hide} title={t('help_title')} footer={call}>
        <dl className="space-y-3 py-1">
          {questions.map((key) => (
            <div key={key}>
              <dt className="text-14 font-semibold text-strong">{t(`help_${key}`)}</dt>
              <dd className="mt-0.5 text-14 text-body">{t(`help_${key}_text`)}</dd>
            </div>
          ))}
        </dl>
        {hotline && <p className="mt-4 rounded-8 bg-sunken px-3 py-2.5 text-14 text-strong">{t('hotline', { phone: hotline })}</p>}
      </Sheet>
    </>
  )
}
