import type { LevelProgress } from '@longmall/contract/member-level.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** Direct referrals with masked names, and how many count towards the next level; at the highest level what they are. */
export function Referrals({ progress: { next_grade, referral_count, referrals } }: { progress: LevelProgress }) {
  const t = useTranslations('member')
  const counted = next_grade && referrals.length > 0 && next_grade.grade > entryGrade
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-16 font-semibold text-strong">{t('referrals_title')}</h2>
        {counted && (
          <p className="text-14 text-quiet">
            {t('referrals_counted', { reached: next_grade.reached, needed: next_grade.needed, grade: next_grade.name })}
          </p>
        )}
      </div>
      {referrals.length === 0 && (
        <p className="mt-2 text-14 text-quiet">
          <span className="block text-body">{t('referrals_empty')}</span>
          {t('referrals_empty_text')}
        </p>
      )}
      <ul className="mt-1">
        {referrals.map((referral, at) => (
          <li key={at} className="flex min-h-11 items-center gap-3 text-14 not-first:hairline-t">
            <span className="min-w-0 flex-1 truncate text-strong">{referral.nickname}</span>
            <span className="shrink-0 text-quiet">{referral.grade_name}</span>
            {next_grade && <ReferralTag referral={referral} />}
          </li>
        ))}
      </ul>
      {referral_count > referrals.length && <p className="pt-2 text-12 text-quiet">{t('referrals_more', { count: referral_count })}</p>}
    </Card>
  )
}

/** AM needs a purchase, no referrals. */
const entryGrade = 4

function ReferralTag({ referral: { is_counted, is_refunded } }: { referral: LevelProgress['referrals'][number] }) {
  const t = useTranslations('member')
  if (is_refunded) return <Tag tone="warning">{t('referral_refunded')}</Tag>
  return is_counted ? <Tag tone="success">{t('referral_counted')}</Tag> : <Tag tone="quiet">{t('referral_not_counted')}</Tag>
}
