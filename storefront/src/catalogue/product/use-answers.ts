import { useRouter } from '@tanstack/react-router'
import type { Asks } from '@longmall/contract/catalogue.ts'
import { useState } from 'react'
import type { Answers } from '../../addresses/order-address.ts'
import { type RawSearch, useScreenSearch } from '../../shell/search.ts'
import { type AskedName, knownAnswers, readProductSearch } from './product-choice.ts'

/** What is chosen of what goods ask; the address follows, so that the way back from the order keeps it. */
export function useAnswers(asks: Asks) {
  const router = useRouter()
  const search = useScreenSearch(readProductSearch)
  const [answers, setAnswers] = useState<Answers>(() => knownAnswers(asks, search))
  const answer = (name: AskedName, key: string) => {
    const next = { ...answers, [name]: key }
    setAnswers(next)
    const { pathname, search: here } = router.state.location
    void router.navigate({ to: pathname, search: { ...(here as RawSearch), ...next }, replace: true, resetScroll: false })
  }
  return { answers, answer }
}
