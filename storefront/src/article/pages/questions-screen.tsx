import { PageHeader } from '../../shell/layout/page-header.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { HotlineCard } from '../help/hotline-card.tsx'
import { QuestionList } from './question-list.tsx'

/** Questions and answers (CAT-11). */
export function QuestionsScreen() {
  const say = usePhrases('article')
  return (
    <>
      <PageHeader title={say('questions')} />
      <div className="flex-1 p-3">
        <QuestionList />
        <HotlineCard />
      </div>
    </>
  )
}
