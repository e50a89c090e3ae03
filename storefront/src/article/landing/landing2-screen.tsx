import { Picture } from '@longmall/ui/display/picture.tsx'
import { EnterLink } from './parts/enter-link.tsx'
import { GoodsWall } from './parts/goods-wall.tsx'
import { LandingFrame, LandingPart } from './parts/landing-frame.tsx'
import { LandingText } from './parts/landing-text.tsx'
import { NotesStrip } from './parts/notes-strip.tsx'
import { PointGrid } from './parts/point-grid.tsx'
import { QrCard } from './parts/qr-card.tsx'
import { useLanding } from './use-landing.ts'

/** The second form (CAT-16), plain: text beside a code to scan, numbered steps, what to read, goods. */
export function Landing2Screen() {
  const { title, text, cover, body, points, goods } = useLanding('index2')
  return (
    <LandingFrame title={title}>
      <LandingPart>
        <div className="grid gap-6 broad:grid-cols-[1fr_20rem] broad:items-center broad:gap-12">
          <div className="space-y-4">
            <h1 className="text-28 leading-9 font-bold text-balance text-strong">{title}</h1>
            <p className="max-w-prose text-16 leading-7 text-body">{text}</p>
            <EnterLink />
          </div>
          <div className="hidden broad:block">
            <QrCard />
          </div>
        </div>
      </LandingPart>
      {cover && (
        <div className="mx-auto w-full max-w-landing px-4 broad:px-8">
          <div className="overflow-hidden rounded-16">
            <Picture picture={cover} ratio={2.2} sizes="(min-width: 900px) 1200px, 92vw" decorative eager />
          </div>
        </div>
      )}
      <LandingPart>
        <PointGrid points={points} steps />
      </LandingPart>
      <NotesStrip />
      <GoodsWall goods={goods} />
      <LandingText html={body} />
    </LandingFrame>
  )
}
