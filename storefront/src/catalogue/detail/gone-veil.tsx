import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { usePhrases } from '../../shell/phrases.tsx'

/** Over the pictures of goods that cannot be bought, any more or yet. */
export function GoneVeil({ state }: Pick<GoodsDetail, 'state'>) {
  const say = usePhrases('catalogue')
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 top-1/2 -translate-y-1/2 bg-strong py-3 text-center text-16 font-semibold text-card"
    >
      {say(state === 'undeliverable' || state === 'not_offered' ? state : 'off_shelf')}
    </p>
  )
}
