import { useMutation } from '@tanstack/react-query'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { afterDialog } from '../after-dialog.ts'
import { readLogInSearch } from '../read-log-in-search.ts'
import { pendingTicket, ticketField } from '../ticket.ts'
import { type FormValues, fieldOfRefusal, type Introducer, storableEntries, registrationFlow, steps } from './registration-flow.ts'

interface RegistrationForm {
  setError: (name: keyof FormValues, error: { message: string }, options: { shouldFocus: boolean }) => void
  showFailure: (failure: CallFailure) => boolean
}

/** Has the server validate a registration and send its code; confirms whether to continue without unknown referrers or agents (IDN-02). */
export function useStartRegistration(form: RegistrationForm) {
  const t = useTranslations('identity')
  const go = useGo()
  const entry = useScreenSearch(readLogInSearch)
  const start = useMutation(mutation('identity/start_registration', { quiet: true }))

  const confirmWithout = async (failure: CallFailure): Promise<Introducer[] | null> => {
    const unknown = (failure.details.unknown ?? []) as Introducer[]
    const isConfirmed = await confirm({
      title: t('unknown_title'),
      text: failure.message,
      confirmLabel: t('unknown_continue'),
      cancelLabel: t('unknown_edit'),
    })
    if (isConfirmed) return unknown
    afterDialog(() => {
      for (const name of unknown.toReversed()) form.setError(name, { message: t('unknown_field') }, { shouldFocus: true })
    })
    return null
  }

  const begin = async (entries: FormValues, ignored_fields?: Introducer[]): Promise<void> => {
    const { captcha } = entries
    if (!captcha) return
    try {
      const sent = await start.mutateAsync({
        ...entries,
        captcha,
        agreement: true,
        ...(ignored_fields && { ignored_fields }),
        ...ticketField(),
      })
      registrationFlow.write({ entries: storableEntries(entries), named: registrationFlow.read()?.named, sent })
      await go(steps.code, { ...entry })
    } catch (error) {
      await refuse(error as CallFailure, entries)
    }
  }

  const refuse = async (failure: CallFailure, entries: FormValues) => {
    if (failure.reason === 'identity.unknown_referrer') {
      const without = await confirmWithout(failure)
      return without ? begin(entries, without) : undefined
    }
    if (failure.reason === 'identity.ticket_expired') pendingTicket.clear()
    const field = fieldOfRefusal[failure.reason ?? '']
    if (field) form.setError(field, { message: failure.message }, { shouldFocus: true })
    else form.showFailure(failure)
  }

  return { start, begin }
}
