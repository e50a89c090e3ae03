import { useNavigate, useSearch } from '@tanstack/react-router'

export interface NetworkAddress {
  member_id?: number
  /** A position of the placement tree; goes before the member's own. */
  node_id?: number
  tab?: 'sponsor' | 'placement'
  view?: 'list'
}

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? { value } : null)

/** Which tree is shown, from which node and how: all of it in the address. */
export function useNetworkAddress() {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const [member, node] = [numberOf(raw.member_id), numberOf(raw.node_id)]
  const address: NetworkAddress = {
    ...(member && { member_id: member.value }),
    ...(node && { node_id: node.value }),
    ...(raw.tab === 'placement' && { tab: 'placement' }),
    ...(raw.view === 'list' && { view: 'list' }),
  }
  const go = (to: NetworkAddress, options: { replace?: boolean } = {}) => void navigate({ to: '/network', search: to as never, ...options })
  return { address, go }
}
