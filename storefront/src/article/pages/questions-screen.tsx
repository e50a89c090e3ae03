import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { HotlineCard } from '../help/hotline-card.tsx'
import { QuestionList } from './question-list.tsx'

/** Questions and answers (CAT-11). */
export function QuestionsScreen() {
  const t = useTranslations('article')
  return (
    <>
      <PageHeader title={t('questions')} />
      <div className="flex-1 p-3">
        <QuestionList />
        <HotlineCard />
      </div>
    </>
  )
}
