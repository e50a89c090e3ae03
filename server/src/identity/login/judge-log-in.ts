import { networkOf } from '../../kernel/http/client-address.ts'
import type { Context, Site } from '../../kernel/context.ts'
import { withHasher, type Hasher } from '../hash-password.ts'
import { known } from '../hash-queue.ts'
import { RecentTries } from './recent-tries.ts'
import { refuseUsedUp, takeTry } from './wrong-tries.ts'

const recentOfSite = new WeakMap<Site, RecentTries>()

/**
 * Gives a log-in its turn to hash: at once on a known device; a stranger's after those whose address tried less of late here, and
 * not at all once its address had too many wrong ones over all accounts and processes. A right one is not counted. Refuses `call.too_many`.
 */
export async function judgeLogIn<T>(context: Context, isKnown: boolean, work: (hasher: Hasher) => Promise<T>): Promise<T> {
  if (isKnown) return withHasher(work, known)
  refuseUsedUp(context)
  let recent = recentOfSite.get(context.site)
  if (!recent) recentOfSite.set(context.site, (recent = new RecentTries()))
  const network = networkOf(context.address)
  const tries = recent.of(network)
  recent.add(network, 1)
  const judged = async (hasher: Hasher) => {
    const giveBack = await takeTry(context)
    const done = await work(hasher)
    await giveBack()
    return done
  }
  const done = await withHasher(judged, { isKnown: false, tries })
  recent.add(network, -1)
  return done
}
