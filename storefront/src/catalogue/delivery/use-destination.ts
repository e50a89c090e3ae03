import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import type { MemberAddress } from '@longmall/contract/member.ts'
import { useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { storefront, useHasLogin } from '../../shell/storefront.ts'

export const countries = [
  'CN',
  'KR',
  'MY',
  'SG',
  'ID',
  'TH',
  'VN',
  'KH',
  'HK',
  'OTHER',
] as const satisfies readonly MemberAddress['country'][]

export interface Destination {
  region: string
  /** Name of the destination if known: that of an address; a country is named by its code. */
  name: string | null
}

export interface DestinationChoice {
  destination: Destination | null
  addresses: readonly MemberAddress[]
  choose: (destination: Destination) => void
}

export const addressText = ({ region_name, detailed_address }: MemberAddress) => [region_name, detailed_address].filter(Boolean).join(' ')

/** The destination of the freight quote: the choice on this screen, else the member's first address, else the country this device chose. */
export function useDestination(): DestinationChoice {
  const hydrated = useHydrated()
  const isMember = useHasLogin()
  const [chosen, setChosen] = useState<Destination | null>(null)
  const { data } = useQuery({ ...query('member/list_addresses', {}), enabled: isMember })
  const addresses = isMember ? (data?.list ?? []) : []
  const [own] = addresses
  const stored = hydrated ? countries.find((code) => code === storefront().storage.read('lm_region')) : undefined
  const destination = chosen ?? (own ? { region: own.region, name: addressText(own) } : stored ? { region: stored, name: null } : null)
  return {
    destination,
    addresses,
    choose: (next) => {
      setChosen(next)
      if (next.name === null) storefront().storage.write('lm_region', next.region)
    },
  }
}
