import { ArticleBody } from '../../reading/article-body.tsx'
import { LandingPart } from './landing-frame.tsx'

/** The operator's text below the page; renders nothing if there is none. */
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
