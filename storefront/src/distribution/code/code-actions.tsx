import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Share2, Wallpaper } from 'lucide-react'
import { Link } from '../../shell/link.tsx'
import { useSite } from '../../shell/site.ts'
import { useShare } from '../../catalogue/share/use-share.ts'
import { useTranslations } from '../../shell/translations.tsx'
import type { OwnCode } from './code-card.tsx'

/** Shares the link, or leads to the poster that carries it. */
export function CodeActions({ code: { address } }: { code: OwnCode }) {
  const t = useTranslations('distribution')
  const { store_name } = useSite()
  const share = useShare()
  return (
    <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
      <div className="grid grid-cols-2 gap-3">
        <Link to="/v2/poster/poster" className={buttonClass({ look: 'soft', size: 'large', block: true })}>
          <Wallpaper size={18} aria-hidden />
          {t('make_poster')}
        </Link>
        <Button
          size="large"
          block
          icon={<Share2 size={18} aria-hidden />}
          onClick={() => void share(t('share_text', { shop: store_name }), address)}
        >
          {t('share_link')}
        </Button>
      </div>
      <div className="safe-bottom" />
    </div>
  )
}
