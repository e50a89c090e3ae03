import { networkOf } from '../../kernel/client-address.ts'
import type { Context, Site } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { withHasher, type Hasher } from '../hash-password.ts'
import { known } from '../hash-queue.ts'
import { identitySettings } from '../settings.ts'
import { RecentTries } from './recent-tries.ts'

const triesOfSite = new WeakMap<Site, RecentTries>()

/**
 * Gives a log-in its turn to hash: at once on a known device; a stranger's after those whose address tried less of late, and not at
 * all once its address had too many wrong ones over all accounts. A right one is not counted. Refuses `call.too_many`.
 */
export async function judgeLogIn<T>(context: Context, isKnown: boolean, work: (hasher: Hasher) => Promise<T>): Promise<T> {
  if (isKnown) return withHasher(work, known)
  const { site, address, setting } = context
  let recent = triesOfSite.get(site)
  if (!recent) triesOfSite.set(site, (recent = new RecentTries()))
  const network = networkOf(address)
  const tries = recent.of(network)
  if (tries >= setting(identitySettings.tries_per_address)) throw new Refusal('call.too_many')
  recent.add(network, 1)
  const done = await withHasher(work, { isKnown: false, tries })
  recent.add(network, -1)
  return done
}
