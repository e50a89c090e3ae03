import type { FlashSaleSession } from '@longmall/contract/flash-sale.ts'

/** The session to open: that of the address, else the running one, else the next, else the last. */
export function openSession(list: readonly FlashSaleSession[], id?: number): FlashSaleSession | undefined {
  return (
    list.find(({ promotion_id }) => promotion_id === id) ??
    list.find(({ state }) => state === 'running') ??
    list.find(({ state }) => state === 'starting_soon' || state === 'upcoming') ??
    list.at(-1)
  )
}
