import type { ArticleState } from '@longmall/contract/article-shapes.ts'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useTranslations } from '../shell/language.tsx'

const tones: Record<ArticleState, Tone> = { draft: 'default', scheduled: 'warning', published: 'success' }

export function ArticleStateTag({ state }: { state: ArticleState }) {
  const t = useTranslations('articles')
  return <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag>
}
