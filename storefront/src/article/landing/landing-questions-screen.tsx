import { usePhrases } from '../../shell/phrases.tsx'
import { HotlineCard } from '../help/hotline-card.tsx'
import { QuestionList } from '../pages/question-list.tsx'
import { EnterLink } from './parts/enter-link.tsx'
import { LandingFrame, LandingPart } from './parts/landing-frame.tsx'
import { LandingWords } from './parts/landing-words.tsx'
import { useLanding, useWritten } from './use-landing.ts'

/** Questions and answers in the form of a landing page (CAT-16). */
export function LandingQuestionsScreen() {
  const say = usePhrases('article')
  const isWritten = useWritten('landing_qa')
  const { title, text, body } = useLanding('landing_qa')
  const heading = isWritten ? title : say('questions')
  return (
    <LandingFrame title={heading}>
      <LandingPart>
        <h1 className="text-28 leading-9 font-bold text-strong">{heading}</h1>
        {isWritten && text && <p className="mt-2 max-w-prose text-16 text-body">{text}</p>}
        <div className="mt-5">
          <QuestionList />
          <HotlineCard />
        </div>
        <div className="mt-6">
          <EnterLink />
        </div>
      </LandingPart>
      <LandingWords html={body} />
    </LandingFrame>
  )
}
