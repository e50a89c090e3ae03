import { EnterLink } from './parts/enter-link.tsx'
import { GoodsLine } from './parts/goods-line.tsx'
import { GoodsWall } from './parts/goods-wall.tsx'
import { LandingFrame, LandingPart } from './parts/landing-frame.tsx'
import { LandingText } from './parts/landing-text.tsx'
import { NewsLine } from './parts/news-line.tsx'
import { NotesStrip } from './parts/notes-strip.tsx'
import { PointGrid } from './parts/point-grid.tsx'
import { useLanding } from './use-landing.ts'

/** The third form (CAT-16), a shop window: news first, goods that pass by, everything else below. */
export function Landing3Screen() {
  const { title, text, body, points, goods } = useLanding('index3')
  return (
    <LandingFrame title={title}>
      <NewsLine />
      <div className="brand-gradient text-on-brand">
        <div className="mx-auto max-w-landing space-y-4 px-4 py-10 text-center broad:px-8 broad:py-16">
          <h1 className="text-28 leading-9 font-bold text-balance">{title}</h1>
          <p className="mx-auto max-w-prose text-16 leading-7">{text}</p>
          <EnterLink onBrand />
        </div>
      </div>
      <LandingPart>
        <GoodsLine goods={goods} />
      </LandingPart>
      <GoodsWall goods={goods} />
      <NotesStrip />
      <LandingPart>
        <PointGrid points={points} />
      </LandingPart>
      <LandingText html={body} />
    </LandingFrame>
  )
}
