import { useMutation } from '@tanstack/react-query'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useGo } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { afterDialog } from '../after-dialog.ts'
import { readEntry } from '../read-entry.ts'
import { pendingTicket, ticketField } from '../ticket.ts'
import { type Entries, fieldOfRefusal, type Introducer, keptOf, registering, steps } from './registration.ts'

interface FormOfEntries {
  setError: (name: keyof Entries, error: { message: string }, options: { shouldFocus: boolean }) => void
  showFailure: (failure: CallFailure) => boolean
}

/** Has the server judge a registration and send its code; asks whether to go on without those that nobody has (IDN-02). */
export function useBegin(form: FormOfEntries) {
  const say = usePhrases('identity')
  const go = useGo()
  const entry = useScreenSearch(readEntry)
  const start = useMutation(mutation('identity/start_registration', { quiet: true }))

  const askWithout = async (failure: CallFailure): Promise<Introducer[] | null> => {
    const unknown = (failure.details.unknown ?? []) as Introducer[]
    const goesOn = await confirm({
      title: say('unknown_title'),
      text: failure.message,
      confirmLabel: say('unknown_go_on'),
      cancelLabel: say('unknown_correct'),
    })
    if (goesOn) return unknown
    afterDialog(() => {
      for (const name of unknown.toReversed()) form.setError(name, { message: say('unknown_field') }, { shouldFocus: true })
    })
    return null
  }

  const begin = async (entries: Entries, without?: Introducer[]): Promise<void> => {
    const { captcha } = entries
    if (!captcha) return
    try {
      const sent = await start.mutateAsync({
        ...entries,
        captcha,
        agreement: true,
        ...(without && { without }),
        ...ticketField(),
      })
      registering.write({ entries: keptOf(entries), named: registering.read()?.named, sent })
      await go(steps.code, { ...entry })
    } catch (error) {
      await refuse(error as CallFailure, entries)
    }
  }

  const refuse = async (failure: CallFailure, entries: Entries) => {
    if (failure.reason === 'identity.unknown_introducer') {
      const without = await askWithout(failure)
      return without ? begin(entries, without) : undefined
    }
    if (failure.reason === 'identity.ticket_expired') pendingTicket.clear()
    const field = fieldOfRefusal[failure.reason ?? '']
    if (field) form.setError(field, { message: failure.message }, { shouldFocus: true })
    else form.showFailure(failure)
  }

  return { start, begin }
}
