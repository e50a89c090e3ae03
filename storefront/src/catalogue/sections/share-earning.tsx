import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useAddon } from '../../shell/shared.ts'
import { useCurrency } from '../../shell/site.ts'
import { useHasLogin } from '../../shell/storefront.ts'
import { useLazyTranslations, useTranslations } from '../../shell/translations.tsx'
import { useShare } from '../share/use-share.ts'

/** In ms: who is no distributor is asked about once a while, not with each goods page. */
const statusTime = 600_000

/** To a distributor: what sharing these goods earns (DST-04). It lies over the corner of the gallery, so that nothing moves when it appears. */
export function ShareEarning({ goods }: { goods: Pick<GoodsDetail, 'goods_id' | 'goods_name'> }) {
  const mayEarn = useAddon('fenxiao')
  const isMember = useHasLogin()
  const status = useQuery({ ...query('distribution/status', {}), enabled: isMember && mayEarn, staleTime: statusTime })
  const isDistributor = isMember && mayEarn && status.data?.state === 'active'
  const { data } = useQuery({ ...query('distribution/goods', { goods_id: goods.goods_id }), enabled: isDistributor })
  const earns = isDistributor ? data?.list[0]?.earns : undefined
  return earns !== undefined && Number(earns) > 0 ? <LoadedEarning earns={earns} name={goods.goods_name} /> : null
}

interface EarningProps {
  earns: string
  name: string
}

const LoadedEarning = (props: EarningProps) => useLazyTranslations('distribution') && <Earning {...props} />

function Earning({ earns, name }: EarningProps) {
  const t = useTranslations('distribution')
  const currency = useCurrency()
  const share = useShare()
  return (
    <button
      type="button"
      onClick={() => void share(name)}
      className="figures pressable absolute top-3 right-3 z-10 inline-flex min-h-9 max-w-[80%] items-center gap-1.5 rounded-full bg-brand px-3.5 text-14 font-semibold text-on-brand shadow-lifted before:absolute before:inset-x-0 before:-inset-y-1"
    >
      <Share2 size={16} aria-hidden className="shrink-0" />
      {t('share_and_earn', { amount: displayPrice(earns, currency) })}
    </button>
  )
}
