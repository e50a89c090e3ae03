import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { pages, query } from '@longmall/web/call/query.ts'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { type Generation, generations, readTeamGeneration } from './distribution-address.ts'
import { DistributorPage } from './gate/distributor-page.tsx'
import { BoundMember } from './parts/bound-member.tsx'

/** Members bound to the distributor by generation, the newest first (DST-04). */
export function DistributorTeamScreen() {
  const t = useTranslations('distribution')
  return (
    <DistributorPage title={t('team')}>
      <Team />
      <BackToTop />
    </DistributorPage>
  )
}

function Team() {
  const t = useTranslations('distribution')
  const language = useLanguage()
  const go = useGo()
  const { generation } = useScreenSearch(readTeamGeneration)
  const members = useQuery(query('distribution/index', {})).data?.members
  const counts = members && [members.first, members.second, members.third]
  return (
    <Tabs
      label={t('team')}
      className="sticky top-12 z-20"
      tabs={generations.map((one, at) => ({
        key: String(one),
        label: (
          <>
            {t(`short_generation_${one}`)}
            {counts && <span className="figures"> {formatCount(counts[at] ?? 0, language)}</span>}
          </>
        ),
      }))}
      selected={String(generation)}
      onSelect={(key) => void go('/v2/distribution/team', { generation: key }, { replace: true })}
    >
      <div className="p-3">
        <EndlessList
          query={pages('distribution/team', { generation })}
          keyOf={({ name, bound_at }) => `${bound_at} ${name}`}
          gap={8}
          pull
          empty={<NoTeam generation={generation} />}
        >
          {(member) => <BoundMember member={member} />}
        </EndlessList>
      </div>
    </Tabs>
  )
}

function NoTeam({ generation }: { generation: Generation }) {
  const t = useTranslations('distribution')
  return (
    <EmptyState
      title={t('team_empty')}
      text={t(generation === 1 ? 'team_empty_text' : 'team_empty_far')}
      action={
        <Link to="/v2/distribution/promote_code" className={buttonClass({})}>
          {t('to_code')}
        </Link>
      }
    />
  )
}
