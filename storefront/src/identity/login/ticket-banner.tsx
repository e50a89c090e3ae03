import { Button } from '@longmall/ui/action/button.tsx'
import { Link2 } from 'lucide-react'
import { usePhrases } from '../../shell/phrases.tsx'
import { pendingTicket } from '../ticket.ts'

/** Says through log-in and registration that an authorised identity waits to be bound. */
export function TicketBanner() {
  const say = usePhrases('identity')
  const pending = pendingTicket.use()
  if (!pending) return null
  return (
    <aside className="flex items-start gap-3 rounded-12 bg-brand-soft p-4 text-brand-ink">
      <Link2 size={20} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="text-14 font-semibold">{say('ticket_title', { provider: say(`provider_${pending.provider}`) })}</p>
        <p className="mt-0.5 text-14">{say('ticket_text')}</p>
        <Button look="text" size="small" className="-ml-3" onClick={() => pendingTicket.clear()}>
          {say('ticket_cancel')}
        </Button>
      </div>
    </aside>
  )
}
