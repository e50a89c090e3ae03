import type { MemberCentre } from '@longmall/contract/member.ts'
import { discountFigure } from '@longmall/translations/discount-figure.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { Crown } from 'lucide-react'
import { useLanguage, useTranslations } from '../shell/translations.tsx'

/** AM is not reached by referrals but by buying the Start-up product. */
const entryGrade = 4

/** The own discount and the progress to the next level; `highest`: what the server says at the highest one. */
export function LevelCard({ centre, highest }: { centre: MemberCentre; highest?: string | null }) {
  const t = useTranslations('member')
  const language = useLanguage()
  const { member, next_grade: next } = centre
  const share = next && next.needed > 0 ? Math.min(1, next.reached / next.needed) : 1
  return (
    <Card className="flex min-h-20 items-center gap-3">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
        <Crown size={22} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-14 font-semibold text-strong">
          {member.discount_permille < 1000
            ? t('member_discount', { off: discountFigure(language, 1000 - member.discount_permille) })
            : t('no_discount')}
        </p>
        <p className="mt-0.5 text-12 text-quiet">
          {!next
            ? (highest ?? t('highest'))
            : next.grade === entryGrade
              ? t('become_am', { grade: next.name })
              : t('next_grade', { reached: next.reached, needed: next.needed, grade: next.name })}
        </p>
        <div aria-hidden className="mt-2 h-1 overflow-hidden rounded-full bg-sunken">
          <div className="h-full rounded-full bg-brand" style={{ width: `${share * 100}%` }} />
        </div>
      </div>
    </Card>
  )
}

export const LevelCardSkeleton = () => <Skeleton className="h-20 w-full rounded-12" />
