import type { SeckillSession } from '@longmall/contract/seckill.ts'

/** The session to open: the one of the address, else what runs, else what comes next, else what was last. */
export function openSession(list: readonly SeckillSession[], id?: number): SeckillSession | undefined {
  return (
    list.find(({ promotion_id }) => promotion_id === id) ??
    list.find(({ state }) => state === 'running') ??
    list.find(({ state }) => state === 'about' || state === 'soon') ??
    list.at(-1)
  )
}
