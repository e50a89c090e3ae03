import type { ArticleState } from '@longmall/contract/article-shapes.ts'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useWords } from '../shell/language.tsx'

const tones: Record<ArticleState, Tone> = { draft: 'plain', scheduled: 'wait', published: 'good' }

export function ArticleStateTag({ state }: { state: ArticleState }) {
  const say = useWords('articles')
  return <StateTag tone={tones[state]}>{say(`state_${state}`)}</StateTag>
}
