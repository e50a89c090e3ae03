import { useSearch } from '@tanstack/react-router'
import { PageHead } from '../shell/display/page-head.tsx'
import { useTranslations } from '../shell/language.tsx'
import { ToList } from '../shell/list/to-list.tsx'
import { WorkCard } from './work-card.tsx'

/** One work: how far it is, and its report. */
export function WorkScreen() {
  const t = useTranslations('work')
  const work_id = Number((useSearch({ strict: false }) as { work_id?: unknown }).work_id)
  return (
    <>
      <PageHead title={t('job_title', { id: work_id })}>
        <ToList to="/work">{t('all_works')}</ToList>
      </PageHead>
      <WorkCard work_id={work_id} />
    </>
  )
}
