import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { prefersStillness } from '../../shell/layout/prefers-stillness.ts'
import { Link, useGo } from '../../shell/link.tsx'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { generations, readTeam } from '../network-address.ts'
import { useGradeName } from '../use-grade-names.ts'
import type { TeamCount } from './count-table.ts'
import { TeamRow } from './team-row.tsx'

const path = '/v2/assets/team'
const teamListId = 'team-list'

/** Brings the list into sight and moves the focus to its heading: what was pressed above changed it. */
export function showTeamList() {
  const heading = document.getElementById(teamListId)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth' })
}

/** The members of one generation, all or of one grade. */
export function TeamList({ counts }: { counts: readonly TeamCount[] }) {
  const t = useTranslations('network')
  const gradeName = useGradeName()
  const go = useGo()
  const { generation, grade } = useScreenSearch(readTeam)
  const show = (search: { generation: number; grade?: number | undefined }) => void go(path, search, { replace: true, resetScroll: false })
  const ofGeneration = counts.filter((one) => one.generation === generation && one.count > 0)
  const grades = [...new Set([...ofGeneration.map((one) => one.grade), ...(grade === undefined ? [] : [grade])])].toSorted(
    (one, other) => one - other,
  )
  return (
    <section aria-labelledby={teamListId} className="space-y-3">
      <h2 id={teamListId} tabIndex={-1} className="scroll-mt-20 px-1 pt-2 text-16 font-semibold text-strong outline-none">
        {t('members_of_generation', { number: generation })}
      </h2>
      <Tabs
        label={t('generations')}
        className="rounded-12"
        tabs={generations.map((one) => ({ key: String(one), label: t('generation', { number: one }) }))}
        selected={String(generation)}
        onSelect={(key) => show({ generation: Number(key) })}
      />
      {grades.length > 1 && (
        <div className="rounded-12 bg-card p-4">
          <ChoiceGroup
            label={t('grade')}
            choices={[{ value: 'all', label: t('all_grades') }, ...grades.map((one) => ({ value: String(one), label: gradeName(one) }))]}
            selected={grade === undefined ? 'all' : String(grade)}
            onSelect={(value) => show({ generation, grade: value === 'all' ? undefined : Number(value) })}
          />
        </div>
      )}
      <EndlessList
        query={pages('network/team_members', { generation, ...(grade !== undefined && { grade }) })}
        keyOf={(row) => row.member_id}
        gap={8}
        skeleton={
          <div className="space-y-2">
            {[0, 1, 2].map((n) => (
              <Skeleton key={n} className="h-18 w-full rounded-12" />
            ))}
          </div>
        }
        empty={
          grade === undefined ? (
            <EmptyState title={t('none_of_generation')} />
          ) : (
            <EmptyState
              title={t('none_of_grade')}
              action={
                <Link to={path} search={{ generation }} replace resetScroll={false} className={buttonClass({ look: 'soft' })}>
                  {t('all_grades')}
                </Link>
              }
            />
          )
        }
      >
        {(row) => <TeamRow row={row} />}
      </EndlessList>
    </section>
  )
}
