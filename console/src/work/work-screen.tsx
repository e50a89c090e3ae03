import { useSearch } from '@tanstack/react-router'
import { PageHead } from '../shell/display/page-head.tsx'
import { useWords } from '../shell/language.tsx'
import { ToList } from '../shell/list/to-list.tsx'
import { WorkCard } from './work-card.tsx'

/** One work: how far it is, and its report. */
export function WorkScreen() {
  const say = useWords('work')
  const work_id = Number((useSearch({ strict: false }) as { work_id?: unknown }).work_id)
  return (
    <>
      <PageHead title={say('one_title', { id: work_id })}>
        <ToList to="/work">{say('all_works')}</ToList>
      </PageHead>
      <WorkCard work_id={work_id} />
    </>
  )
}
