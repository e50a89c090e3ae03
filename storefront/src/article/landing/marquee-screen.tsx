import { usePhrases } from '../../shell/phrases.tsx'
import { EnterLink } from './parts/enter-link.tsx'
import { GoodsLine } from './parts/goods-line.tsx'
import { LandingFrame, LandingPart } from './parts/landing-frame.tsx'
import { LandingWords } from './parts/landing-words.tsx'
import { NewsLine } from './parts/news-line.tsx'
import { useLanding, useWritten } from './use-landing.ts'

/** The moving lines of the shop by themselves (CAT-16): real notices and real goods, which stop when they are asked to. */
export function MarqueeScreen() {
  const say = usePhrases('article')
  const isWritten = useWritten('test_marquee')
  const { title, text, body, goods } = useLanding('test_marquee')
  return (
    <LandingFrame title={isWritten ? title : say('marquee_title')}>
      <LandingPart>
        <h1 className="text-28 leading-9 font-bold text-strong">{isWritten ? title : say('marquee_title')}</h1>
        <p className="mt-2 max-w-prose text-16 text-body">{isWritten ? text : say('marquee_text')}</p>
      </LandingPart>
      <NewsLine />
      <LandingPart title={say('popular')}>
        <GoodsLine goods={goods} />
      </LandingPart>
      <LandingWords html={body} />
      <LandingPart>
        <EnterLink />
      </LandingPart>
    </LandingFrame>
  )
}
