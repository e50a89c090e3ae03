import type { Language } from '@longmall/contract/fields.ts'
import type { DemoMember } from '../../types.ts'
import { createRandom, drawBelow, drawOne } from '../random.ts'
import { namePools, readNames } from './names.ts'

export interface Named {
  account: string
  name: string
  country: DemoMember['country']
  language: Language
}

const pools = namePools.map((pool) => ({ ...pool, families: readNames(pool.families), givens: readNames(pool.givens) }))

/** So many people, each with an account of its own; the same each time. */
export function nameMembers(count: number): Named[] {
  const random = createRandom('names')
  const named = new Map<string, Named>()
  while (named.size < count) {
    const { country, language, families, givens, join } = poolAt(drawBelow(random, 100))
    const [family, given] = [drawOne(random, families), drawOne(random, givens)]
    const account = [
      `${given.letters}_${family.letters}`,
      `${family.letters}_${given.letters}`,
      `${given.letters}_${family.letters}_2`,
    ].find((one) => !named.has(one) && /^.{6,16}$/.test(one))
    if (account) named.set(account, { account, name: join(family.native, given.native), country, language })
  }
  return [...named.values()]
}

function poolAt(percent: number) {
  let below = 0
  return pools.find(({ share }) => percent < (below += share))!
}
