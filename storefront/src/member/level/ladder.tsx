import type { LevelPackage } from '@longmall/contract/gift.ts'
import type { Level } from '@longmall/contract/member.ts'
import { discountFigure } from '@longmall/translations/discount-figure.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { Gift, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../shell/link.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'

/** All levels: tag, condition, discount, free shipping and upgrade gifts; the own one is marked. */
export function Ladder({ levels, packages, own }: { levels: readonly Level[]; packages: readonly LevelPackage[]; own: number }) {
  return (
    <ol className="space-y-2">
      {levels.map((level) => (
        <LevelItem
          key={level.grade}
          level={level}
          packages={packages.filter(({ grade }) => grade === level.grade)}
          isOwn={level.grade === Math.max(0, own)}
        />
      ))}
    </ol>
  )
}

function LevelItem({ level, packages, isOwn }: { level: Level; packages: readonly LevelPackage[]; isOwn: boolean }) {
  const t = useTranslations('member')
  const language = useLanguage()
  const { name, tag, condition, discount_permille, free_freight } = level
  return (
    <li
      aria-current={isOwn ? 'step' : undefined}
      className={classNames('rounded-12 border bg-card px-4 py-3', isOwn ? 'border-brand-ink' : 'border-transparent')}
    >
      <div className="flex items-center gap-2">
        <h3 className="text-16 font-semibold text-strong">{name}</h3>
        <span className="rounded-full bg-brand-soft px-2 text-12 leading-5 text-brand-ink">{tag}</span>
        {isOwn && <span className="ml-auto text-12 font-semibold text-brand-ink">{t('own_level')}</span>}
      </div>
      <p className="mt-1 text-14 text-body">{condition}</p>
      <p className="mt-0.5 text-14 text-quiet">
        {discount_permille < 1000
          ? t('member_discount', { off: discountFigure(language, 1000 - discount_permille) })
          : t('level_full_price')}
      </p>
      {free_freight && <Benefit icon={<Truck size={16} aria-hidden />}>{t('level_free_freight')}</Benefit>}
      {packages.map(({ sku_id, goods_name, quantity }, at) => (
        <Benefit key={at} icon={<Gift size={16} aria-hidden />}>
          <Link to="/v2/goods/detail/detail" search={{ sku_id }} className="underline-offset-2 active:underline">
            {t('gift_package', { goods: goods_name, quantity })}
          </Link>
        </Benefit>
      ))}
    </li>
  )
}

const Benefit = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="mt-0.5 flex items-start gap-1 text-14 text-brand-ink">
    <span className="mt-1 shrink-0">{icon}</span>
    <span className="min-w-0">{children}</span>
  </p>
)
