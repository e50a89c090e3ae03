import { House } from 'lucide-react'
import { useTranslations } from '../../shell/translations.tsx'

/** Where the next device may go: the first one home only (§8), each further one home or hosted; and when one at home mines. */
export function HostingNote({ mayBeHosted, minutes }: { mayBeHosted: boolean; minutes: number }) {
  const t = useTranslations('box')
  return (
    <section className="flex items-start gap-3 rounded-12 bg-brand-soft p-4 text-brand-ink">
      <House size={20} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <h2 className="text-14 font-semibold">{t(mayBeHosted ? 'shop_hosting' : 'shop_first')}</h2>
        <p className="mt-0.5 text-12">{t(mayBeHosted ? 'shop_hosting_text' : 'shop_first_text')}</p>
        <p className="mt-0.5 text-12">{t('mines_home', { count: minutes })}</p>
      </div>
    </section>
  )
}
