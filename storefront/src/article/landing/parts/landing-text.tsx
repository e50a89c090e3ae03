import { ArticleBody } from '../../reading/article-body.tsx'
import { LandingPart } from './landing-frame.tsx'

/** What an operator wrote below the rest; nothing where nothing is written. */
export function LandingText({ html }: { html: string }) {
  if (!html) return null
  return (
    <LandingPart>
      <div className="rounded-16 bg-card p-5 broad:p-10">
        <ArticleBody html={html} className="max-w-prose" />
      </div>
    </LandingPart>
  )
}
