import { networkOf } from '../../kernel/http/client-address.ts'
import type { Context, Site } from '../../kernel/context.ts'
import { sharedCount } from '../../kernel/http/limits/rate-limit.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { identitySettings } from '../settings.ts'

const hour = 3600
/** Networks over the limit that a process knows of; an attack from more asks the database again. */
const mostKnown = 50_000

type Counter = ReturnType<typeof sharedCount>
interface Tries {
  counter: Counter
  /** What the database said last of a network, and until when it holds. */
  known: Map<string, { count: number; until: number }>
}
const triesOfSite = new WeakMap<Site, Tries>()

function triesOf(site: Site): Tries {
  let tries = triesOfSite.get(site)
  if (!tries) triesOfSite.set(site, (tries = { counter: sharedCount(site, 'wrong_password', 1_000_000, hour), known: new Map() }))
  return tries
}

/** Refuses `call.too_many` to a network that has used up its wrong passwords, as far as this process knows. */
export function refuseUsedUp({ site, address, setting }: Context): void {
  const said = triesOf(site).known.get(networkOf(address))
  if (said && said.until > Date.now() && said.count >= setting(identitySettings.tries_per_address)) throw new Refusal('call.too_many')
}

/**
 * Takes one of the tries that a network has within the hour over all accounts and processes, before its password is judged, so
 * that parallel guesses count like others; the function given back returns it after a right one. Refuses `call.too_many`.
 */
export async function takeTry({ site, address, setting }: Context): Promise<() => Promise<void>> {
  const { counter, known } = triesOf(site)
  const network = networkOf(address)
  const { consumedPoints, msBeforeNext } = await counter.penalty(network, 1)
  if (known.size >= mostKnown) known.clear()
  known.set(network, { count: consumedPoints, until: Date.now() + msBeforeNext })
  if (consumedPoints > setting(identitySettings.tries_per_address)) throw new Refusal('call.too_many')
  return async () => {
    const { consumedPoints: left } = await counter.reward(network, 1)
    known.set(network, { count: left, until: Date.now() + msBeforeNext })
  }
}
