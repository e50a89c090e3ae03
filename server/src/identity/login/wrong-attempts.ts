import { networkOf } from '../../kernel/http/client-address.ts'
import type { Context, Site } from '../../kernel/context.ts'
import { sharedCounter } from '../../kernel/http/limits/rate-limit.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { identitySettings } from '../settings.ts'

const hour = 3600
/** Networks over the limit that a process remembers; beyond that it asks the database again. */
const maxNetworks = 50_000

type Counter = ReturnType<typeof sharedCounter>
interface WrongAttempts {
  counter: Counter
  /** The database's last result for a network, and its expiry. */
  counts: Map<string, { count: number; until: number }>
}
const attemptsOfSite = new WeakMap<Site, WrongAttempts>()

function attemptsOf(site: Site): WrongAttempts {
  let attempts = attemptsOfSite.get(site)
  if (!attempts)
    attemptsOfSite.set(site, (attempts = { counter: sharedCounter(site, 'wrong_password', 1_000_000, hour), counts: new Map() }))
  return attempts
}

/** Refuses `call.too_many` to a network that has used up its wrong passwords, as far as this process knows. */
export function refuseTooManyAttempts({ site, address, setting }: Context): void {
  const counted = attemptsOf(site).counts.get(networkOf(address))
  if (counted && counted.until > Date.now() && counted.count >= setting(identitySettings.attempts_per_address))
    throw new Refusal('call.too_many')
}

/**
 * Takes one of the attempts that a network has within the hour over all accounts and processes, before its password is checked, so
 * that parallel guesses count like others; the returned function returns it after a right one. Refuses `call.too_many`.
 */
export async function countAttempt({ site, address, setting }: Context): Promise<() => Promise<void>> {
  const { counter, counts } = attemptsOf(site)
  const network = networkOf(address)
  const { consumedPoints, msBeforeNext } = await counter.penalty(network, 1)
  if (counts.size >= maxNetworks) counts.clear()
  counts.set(network, { count: consumedPoints, until: Date.now() + msBeforeNext })
  if (consumedPoints > setting(identitySettings.attempts_per_address)) throw new Refusal('call.too_many')
  return async () => {
    const { consumedPoints: left } = await counter.reward(network, 1)
    counts.set(network, { count: left, until: Date.now() + msBeforeNext })
  }
}
