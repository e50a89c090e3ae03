import { networkOf } from '../../kernel/http/client-address.ts'
import type { Context, Site } from '../../kernel/context.ts'
import { withHasher, type Hasher } from '../hash-password.ts'
import { knownCaller } from '../hash-queue.ts'
import { RecentAttempts } from './recent-attempts.ts'
import { refuseTooManyAttempts, countAttempt } from './wrong-attempts.ts'

const recentOfSite = new WeakMap<Site, RecentAttempts>()

/**
 * Gives a log-in its turn to hash: at once on a known device; a stranger's after those whose address tried less of late here, and
 * not at all once its address had too many wrong ones over all accounts and processes. A right one is not counted. Refuses `call.too_many`.
 */
export async function limitLogIn<T>(context: Context, isKnown: boolean, work: (hasher: Hasher) => Promise<T>): Promise<T> {
  if (isKnown) return withHasher(work, knownCaller)
  refuseTooManyAttempts(context)
  let recent = recentOfSite.get(context.site)
  if (!recent) recentOfSite.set(context.site, (recent = new RecentAttempts()))
  const network = networkOf(context.address)
  const attempts = recent.of(network)
  recent.add(network, 1)
  const countAndWork = async (hasher: Hasher) => {
    const reverseAttempt = await countAttempt(context)
    const done = await work(hasher)
    await reverseAttempt()
    return done
  }
  const done = await withHasher(countAndWork, { isKnown: false, attempts })
  recent.add(network, -1)
  return done
}
