import type { Output } from '@longmall/web/call/query.ts'
import type { Request } from '../../shell/call/request.ts'
import type { HostPort, HostState } from '../../shell/host/host-port.ts'
import type { Answer, Fields, Link } from '../message/link.ts'

export interface HostPortTools {
  link: Link
  request: Request
  state: () => HostState
  openScanned: (text: string) => Promise<boolean>
}

const tokenOf = (answer: Answer): string | null => (answer === null || answer === 'taken' ? null : (answer.token ?? null))

/** Requests of the shop’s screens to the host (HST-06). */
export function createHostPort({ link, request, state, openScanned }: HostPortTools): HostPort {
  const isAcknowledged = async (cmd: '003' | '006' | '012' | '016', fields: Fields) =>
    (await link.request(cmd, fields, { until: 'taken' })) !== null
  return {
    share: ({ url }) => isAcknowledged('006', shareFields(url)),
    pay: (target, url) => isAcknowledged(target === 'app' ? '012' : '016', { url: new URL(url, location.origin).href }),
    close: () => isAcknowledged('003', { url: 'close' }),
    scan: async () => {
      const answer = await link.request('014', {}, { until: 'answered', own: true })
      return answer === null || answer === 'taken' ? null : (answer.url ?? null)
    },
    openScanned,
    ticket: async () => {
      // A shopper already logged in to the app needs no request.
      const known = await link.request('001', {}, { until: 'answered', own: true })
      if (known === null) return null
      const host_token = tokenOf(known) ?? tokenOf(await link.request('017', {}, { until: 'answered', own: true }))
      if (!host_token) return null
      const { ticket } = (await request('bridge/ticket', { payload: { host_token } })) as Output<'bridge/ticket'>
      return ticket
    },
    loggedOut: () => link.notify('007'),
    state,
  }
}

/** A link with its target in separate fields, for an app that builds its own link. */
function shareFields(url: string): Fields {
  const { searchParams } = new URL(url)
  const fields: Fields = { url }
  for (const name of ['sku_id', 'promotion_type', 'source_member'] as const) {
    const value = searchParams.get(name)
    if (value) fields[name] = value
  }
  return fields
}
