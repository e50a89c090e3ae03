import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { CopyRow } from '../../member/profile/copy-row.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** No team yet: what a newcomer enters at registration, to be shared. */
export function EmptyTeam() {
  const t = useTranslations('network')
  const tMember = useTranslations('member')
  const profile = useQuery(query('member/profile', {}))
  return (
    <section className="rounded-12 bg-card pb-2">
      <EmptyState title={t('empty_title')} text={t('empty_text')} />
      {profile.data && (
        <div className="divide-y divide-hairline">
          <CopyRow title={tMember('member_id')} text={String(profile.data.customer_id)} />
          <CopyRow title={tMember('invitation_code')} text={profile.data.invitation_code} />
        </div>
      )}
    </section>
  )
}
