import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Phone } from 'lucide-react'
import { useTranslations } from '../../shell/translations.tsx'
import { useSite } from '../../shell/site.ts'

/** The way to a person, where the shop has a hotline. */
export function HotlineCard() {
  const t = useTranslations('article')
  const { hotline } = useSite()
  if (!hotline) return null
  return (
    <section className="mt-3 flex items-center gap-3 rounded-12 bg-card p-4">
      <p className="min-w-0 flex-1 text-14 text-body">{t('call_text', { hotline })}</p>
      <a href={`tel:${hotline.replaceAll(/[^\d+]/g, '')}`} className={buttonClass({ look: 'soft', size: 'small' })}>
        <Phone size={16} aria-hidden />
        {t('call')}
      </a>
    </section>
  )
}
