import { Card } from '@longmall/ui/display/card.tsx'
import { formatCount } from '@longmall/web/format/number-text.ts'
import type { Output } from '@longmall/web/call/query.ts'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'

/** The size of the team, and who recommended the caller. */
export function TeamSummary({ network: { sponsor, direct_count, team_count } }: { network: Output<'network/view'> }) {
  const t = useTranslations('network')
  const language = useLanguage()
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-3">
        <Figure label={t('direct_referrals')} value={formatCount(direct_count, language)} />
        <Figure label={t('team_members')} value={formatCount(team_count, language)} note={t('team_members_note')} />
        <div className="hairline-t col-span-2 flex items-baseline justify-between gap-4 pt-3 text-14">
          <dt className="shrink-0 text-quiet">{t('sponsor')}</dt>
          <dd className="min-w-0 truncate text-body">{sponsor ? `${sponsor.name} · ID ${sponsor.member_id}` : t('no_sponsor')}</dd>
        </div>
      </dl>
    </Card>
  )
}

const Figure = ({ label, value, note }: { label: string; value: string; note?: string }) => (
  <div>
    <dt className="text-12 text-quiet">{label}</dt>
    <dd className="figures">
      <span className="block text-28 font-bold text-strong">{value}</span>
      {note && <span className="block text-12 text-quiet">{note}</span>}
    </dd>
  </div>
)
