import type { RefusalData } from '@longmall/contract/errors.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { SecurityOption } from '@longmall/contract/sealed.ts'
import type { Sealer } from '../secure/sealer.ts'
import type { RequestTools } from './request.ts'

export interface SealingTools extends Pick<RequestTools, 'fetch' | 'bases'> {
  language: Language
  /** The option that the shop requires, as last seen by this page. */
  option: () => SecurityOption
  /** The shop requires another option than the page knew. */
  setOption: (option: SecurityOption) => void
}

/** Calls under a security option (SHL-11). Its code loads with jose, when a shop first requires it. */
export interface Sealing {
  /** The option for calls to this address: those to other places go as they are. */
  optionFor: (address: URL) => SecurityOption
  seal: (option: 1 | 2, path: string, fields: URLSearchParams, files?: Record<string, Blob>) => Promise<URLSearchParams | FormData>
  /** Does the recovery that a refusal requires; true when the call is to be sealed and sent again. */
  repair: (data: RefusalData | null) => Promise<boolean>
  /** Forgets the keys of this browser, as when a member leaves. */
  forget: () => Promise<void>
}

export function createSealing(tools: SealingTools): Sealing {
  let loading: Promise<Sealer> | undefined
  const load = () => {
    loading ??= import('../secure/sealer.ts').then(({ createSealer }) => createSealer(tools))
    loading.catch(() => (loading = undefined))
    return loading
  }
  const currentUrl = globalThis.location?.href ?? 'http://localhost'
  return {
    optionFor: ({ origin }) => {
      const { main, member_level } = tools.bases()
      return [main, member_level].some((base) => new URL(base, currentUrl).origin === origin) ? tools.option() : 0
    },
    seal: async (...call) => (await load()).seal(...call),
    repair: async (data) => {
      const details = data?.details ?? {}
      if (data?.reason === 'session.option_required') tools.setOption(details.option as SecurityOption)
      else if (data?.reason === 'session.key_unknown') await (await load()).dropKey(details.kid as string)
      else if (data?.reason === 'session.message_late') (await load()).setClock(details.server_time as string)
      // A connection that broke may have let the browser send one message twice.
      else return data?.reason === 'session.message_replayed'
      return true
    },
    forget: async () => {
      if (loading || tools.option()) await (await load()).forget()
    },
  }
}
