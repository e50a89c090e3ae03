import { useTranslations } from '../../shell/translations.tsx'
import { HotlineCard } from '../help/hotline-card.tsx'
import { QuestionList } from '../pages/question-list.tsx'
import { EnterLink } from './parts/enter-link.tsx'
import { LandingFrame, LandingPart } from './parts/landing-frame.tsx'
import { LandingText } from './parts/landing-text.tsx'
import { useLanding, useHasArticle } from './use-landing.ts'

/** Questions and answers in the form of a landing page (CAT-16). */
export function LandingQuestionsScreen() {
  const t = useTranslations('article')
  const hasArticle = useHasArticle('landing_qa')
  const { title, text, body } = useLanding('landing_qa')
  const heading = hasArticle ? title : t('questions')
  return (
    <LandingFrame title={heading}>
      <LandingPart>
        <h1 className="text-28 leading-9 font-bold text-strong">{heading}</h1>
        {hasArticle && text && <p className="mt-2 max-w-prose text-16 text-body">{text}</p>}
        <div className="mt-5">
          <QuestionList />
          <HotlineCard />
        </div>
        <div className="mt-6">
          <EnterLink />
        </div>
      </LandingPart>
      <LandingText html={body} />
    </LandingFrame>
  )
}
