import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { mutation } from '@longmall/web/call/query.ts'

export interface PreviewTicket {
  ticket: string | null
  failure: CallFailure | null
  /** Asks for another one, when this one has ended. */
  renew: () => void
}

/** A ticket for the preview of a page's draft, or of an earlier publication. */
export function useTicket(page: string, published: number | null): PreviewTicket {
  const asking = useMutation(mutation('content/preview_ticket'))
  const ask = (name: string, number: number | null) => asking.mutate({ page: name, ...(number !== null && { published: number }) })
  const begin = useEffectEvent(ask)
  useEffect(() => begin(page, published), [page, published])
  return { ticket: asking.data?.ticket ?? null, failure: asking.error, renew: () => ask(page, published) }
}
