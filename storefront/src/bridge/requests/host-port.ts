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

/** What the shop’s screens ask of the host (HST-06). */
export function createHostPort({ link, request, state, openScanned }: HostPortTools): HostPort {
  const isTaken = async (cmd: '003' | '006' | '012' | '016', fields: Fields) => (await link.ask(cmd, fields, { until: 'taken' })) !== null
  return {
    share: ({ url }) => isTaken('006', shareFields(url)),
    pay: (way, url) => isTaken(way === 'app' ? '012' : '016', { url: new URL(url, location.origin).href }),
    close: () => isTaken('003', { url: 'close' }),
    scan: async () => {
      const answer = await link.ask('014', {}, { until: 'answered', own: true })
      return answer === null || answer === 'taken' ? null : (answer.url ?? null)
    },
    openScanned,
    ticket: async () => {
      // Who is logged in to the app already need not be asked.
      const known = await link.ask('001', {}, { until: 'answered', own: true })
      if (known === null) return null
      const host_token = tokenOf(known) ?? tokenOf(await link.ask('017', {}, { until: 'answered', own: true }))
      if (!host_token) return null
      const { ticket } = (await request('bridge/ticket', { payload: { host_token } })) as Output<'bridge/ticket'>
      return ticket
    },
    loggedOut: () => link.tell('007'),
    state,
  }
}

/** A link with what it leads to in fields of its own, for an app that makes its own link of them. */
function shareFields(url: string): Fields {
  const { searchParams } = new URL(url)
  const fields: Fields = { url }
  for (const name of ['sku_id', 'promotion_type', 'source_member'] as const) {
    const value = searchParams.get(name)
    if (value) fields[name] = value
  }
  return fields
}
