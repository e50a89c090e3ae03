import type { EarningGoods } from '@longmall/contract/distribution-shapes.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { Share2, Star } from 'lucide-react'
import { GoodsLine } from '../../catalogue/card/goods-line.tsx'
import { useShare } from '../../catalogue/share/use-share.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { isNone, useMoney, useRate } from '../parts/use-figures.ts'
import { useFollow } from './use-follow.ts'

/** Goods with what one of them earns, the star that follows them, and the way to share them. */
export function EarningRow({ row, eager }: { row: EarningGoods; eager?: boolean }) {
  const t = useTranslations('distribution')
  const money = useMoney()
  const rate = useRate()
  const share = useShare()
  const follow = useFollow()
  const { goods, earns, rate_ppm, is_followed } = row
  const name = goods.goods_name
  const address = `/v2/goods/detail/detail?sku_id=${goods.sku_id}`
  return (
    <article className="rounded-12 bg-card">
      <div className="flex">
        <GoodsLine goods={goods} eager={eager === true} />
      </div>
      <div className="hairline-t flex items-center gap-1 py-1 pr-3 pl-4">
        <p className="min-w-0 flex-1">
          {isNone(earns) ? (
            <span className="text-14 text-quiet">{t('earns_nothing')}</span>
          ) : (
            <>
              <span className="figures text-16 font-semibold text-price">{t('you_earn', { amount: money(earns) })}</span>{' '}
              <span className="figures text-12 text-quiet">{rate(rate_ppm)}</span>
            </>
          )}
        </p>
        <IconButton
          aria-pressed={is_followed}
          label={t(is_followed ? 'unfollow' : 'follow', { name })}
          icon={
            <Star
              size={20}
              aria-hidden
              className={classNames('transition-colors', is_followed ? 'fill-current text-brand-ink' : 'text-quiet')}
            />
          }
          onClick={() => follow(goods.goods_id, !is_followed)}
        />
        <Button
          look="soft"
          size="small"
          icon={<Share2 size={16} aria-hidden />}
          aria-label={t('share_goods', { name })}
          onClick={() => void share(name, address)}
        >
          {t('share')}
        </Button>
      </div>
    </article>
  )
}
