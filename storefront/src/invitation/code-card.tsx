import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import type { Output } from '@longmall/web/call/query.ts'
import { Copy, Image, Share2 } from 'lucide-react'
import { renderSVG } from 'uqr'
import { sendLink, useCopyLink } from '../catalogue/share/use-share.ts'
import { CopyRow } from '../member/profile/copy-row.tsx'
import { Link } from '../shell/link.tsx'
import { useSite } from '../shell/site.ts'
import { useTranslations } from '../shell/translations.tsx'

/** The member's link as a QR code, and their code as text: whoever comes by either is their invitation. */
export function CodeCard({ invitation: { address, invitation_code } }: { invitation: Output<'invitation/view'> }) {
  const t = useTranslations('invitation')
  const { store_name } = useSite()
  const copy = useCopyLink()
  const share = async () => {
    if (!(await sendLink(address, store_name))) await copy(address)
  }
  return (
    <Card className="px-0 pb-2 text-center">
      <h2 className="px-4 text-16 font-semibold text-strong">{t('code_title')}</h2>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`}
        alt={t('qr_alt')}
        width={192}
        height={192}
        className="mx-auto mt-3 rounded-8"
      />
      <p className="px-6 pt-2 text-12 text-quiet">{t('code_hint')}</p>
      <div className="mt-4 flex gap-2 px-4">
        <Link to="/v2/poster/poster" className={`${buttonClass({ look: 'soft' })} flex-1`}>
          <Image size={18} aria-hidden />
          {t('poster')}
        </Link>
        <Button className="flex-1" icon={<Share2 size={18} aria-hidden />} onClick={() => void share()}>
          {t('share')}
        </Button>
      </div>
      <div className="hairline-t mt-4 divide-y divide-hairline text-left">
        <CopyRow title={t('code')} text={invitation_code} />
        <div className="flex items-center gap-2 py-2 pr-1 pl-4">
          <span className="min-w-0 flex-1">
            <span className="block text-16 text-strong">{t('link')}</span>
            <span className="figures block text-12 break-all text-quiet select-all">{address}</span>
          </span>
          <IconButton
            label={t('copy_link')}
            icon={<Copy size={18} aria-hidden />}
            className="text-quiet"
            onClick={() => void copy(address)}
          />
        </div>
      </div>
    </Card>
  )
}
