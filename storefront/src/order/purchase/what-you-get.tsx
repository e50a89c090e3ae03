import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** The goods that a Start-up order pays for, and that it makes its buyer AM. The screen loads the translations `outcome`. */
export function WhatYouGet({ goods }: { goods: GoodsDetail }) {
  const t = useTranslations('outcome')
  const { data } = useQuery(query('award/outcome', {}))
  return (
    <Card aria-labelledby="goods-title" className="space-y-3">
      <h2 id="goods-title" className="text-16 font-semibold text-strong">
        {t('goods_title')}
      </h2>
      <div className="flex gap-3">
        <div className="w-18 shrink-0">
          <Picture picture={goods.pictures[0] ?? null} sizes="72px" decorative className="rounded-8" />
        </div>
        <div className="min-w-0 flex-1">
          <p className="text-14 font-semibold text-strong">{goods.goods_name}</p>
          {goods.selling_point && <p className="mt-0.5 text-12 text-quiet">{goods.selling_point}</p>}
        </div>
      </div>
      {goods.params.length > 0 && (
        <dl className="space-y-1 text-14">
          {goods.params.map(({ name, value }) => (
            <Fact key={name} label={name}>
              {value}
            </Fact>
          ))}
        </dl>
      )}
      <p className="text-14 text-body">{t('goods_text')}</p>
      {data && <p className="text-14 text-body">{t('grade_text', { am: data.am_days, forfeit: data.forfeit_days })}</p>}
      <Link to="/v1/member/level/level" className="-my-2 inline-flex min-h-11 items-center text-14 text-brand-ink">
        {t('see_levels')}
      </Link>
    </Card>
  )
}
