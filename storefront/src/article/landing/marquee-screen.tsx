import { useTranslations } from '../../shell/translations.tsx'
import { EnterLink } from './parts/enter-link.tsx'
import { GoodsLine } from './parts/goods-line.tsx'
import { LandingFrame, LandingPart } from './parts/landing-frame.tsx'
import { LandingText } from './parts/landing-text.tsx'
import { NewsLine } from './parts/news-line.tsx'
import { useLanding, useHasArticle } from './use-landing.ts'

/** The moving lines of the shop by themselves (CAT-16): real notices and real goods, which can be paused. */
export function MarqueeScreen() {
  const t = useTranslations('article')
  const hasArticle = useHasArticle('test_marquee')
  const { title, text, body, goods } = useLanding('test_marquee')
  return (
    <LandingFrame title={hasArticle ? title : t('marquee_title')}>
      <LandingPart>
        <h1 className="text-28 leading-9 font-bold text-strong">{hasArticle ? title : t('marquee_title')}</h1>
        <p className="mt-2 max-w-prose text-16 text-body">{hasArticle ? text : t('marquee_text')}</p>
      </LandingPart>
      <NewsLine />
      <LandingPart title={t('popular')}>
        <GoodsLine goods={goods} />
      </LandingPart>
      <LandingText html={body} />
      <LandingPart>
        <EnterLink />
      </LandingPart>
    </LandingFrame>
  )
}
