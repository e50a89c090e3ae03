import { Button } from '@longmall/ui/action/button.tsx'
import { Link2 } from 'lucide-react'
import { useTranslations } from '../../shell/translations.tsx'
import { pendingTicket } from '../ticket.ts'

/** Says through log-in and registration that an authorised identity waits to be bound. */
export function TicketBanner() {
  const t = useTranslations('identity')
  const pending = pendingTicket.use()
  if (!pending) return null
  return (
    <aside className="flex items-start gap-3 rounded-12 bg-brand-soft p-4 text-brand-ink">
      <Link2 size={20} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="text-14 font-semibold">{t('ticket_title', { provider: t(`provider_${pending.provider}`) })}</p>
        <p className="mt-0.5 text-14">{t('ticket_text')}</p>
        <Button look="text" size="small" className="-ml-3" onClick={() => pendingTicket.clear()}>
          {t('ticket_cancel')}
        </Button>
      </div>
    </aside>
  )
}
