import { useRouter } from '@tanstack/react-router'
import type { OrderRequirements } from '@longmall/contract/catalogue.ts'
import { useState } from 'react'
import type { ServiceChoice } from '../../addresses/order-address.ts'
import { type RawSearch, useScreenSearch } from '../../shell/search.ts'
import { type ServiceField, knownServiceChoice, readProductSearch } from './product-choice.ts'

/** The chosen values of the goods' inputs, mirrored in the address so that Back from the order restores them. */
export function useServiceChoice(asks: OrderRequirements) {
  const router = useRouter()
  const search = useScreenSearch(readProductSearch)
  const [serviceChoice, setServiceChoice] = useState<ServiceChoice>(() => knownServiceChoice(asks, search))
  const chooseService = (name: ServiceField, key: string) => {
    const next = { ...serviceChoice, [name]: key }
    setServiceChoice(next)
    const { pathname, search: currentSearch } = router.state.location
    void router.navigate({ to: pathname, search: { ...(currentSearch as RawSearch), ...next }, replace: true, resetScroll: false })
  }
  return { serviceChoice, chooseService }
}
