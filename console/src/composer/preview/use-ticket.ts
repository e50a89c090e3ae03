import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { mutation } from '@longmall/web/call/query.ts'

export interface PreviewTicket {
  ticket: string | null
  failure: CallFailure | null
  /** Requests a new ticket after this one has expired. */
  renew: () => void
}

/** A ticket for the preview of a page's draft, or of an earlier publication. */
export function useTicket(page: string, published: number | null): PreviewTicket {
  const ticketMutation = useMutation(mutation('content/preview_ticket'))
  const requestTicket = (name: string, number: number | null) =>
    ticketMutation.mutate({ page: name, ...(number !== null && { published: number }) })
  const requestFirstTicket = useEffectEvent(requestTicket)
  useEffect(() => requestFirstTicket(page, published), [page, published])
  return { ticket: ticketMutation.data?.ticket ?? null, failure: ticketMutation.error, renew: () => requestTicket(page, published) }
}
