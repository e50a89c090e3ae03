import { Button } from '@longmall/ui/action/button.tsx'
import { ScanLine } from 'lucide-react'
import { CameraView } from '../../scan/camera-view.tsx'
import { HostScan } from '../../scan/host-scan.tsx'
import { PictureButton } from '../../scan/picture-button.tsx'
import { useHost } from '../../shell/host/host-port.ts'
import { useBack, useGo } from '../../shell/link.tsx'
import { notice } from '../../shell/toast.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { deskCodeIn } from '../redemption-address.ts'

/** Opens the camera, which reads codes until there is one of the desk; in the host app its own camera reads. */
export function ScanArea({ isOpen, onRead }: { isOpen: boolean; onRead: (code: string) => void }) {
  const t = useTranslations('redemption')
  const host = useHost()
  const go = useGo()
  const close = useBack('/v2/verification/index')
  const read = (text: string) => {
    const code = deskCodeIn(text)
    if (code === null) notice(t('not_a_desk_code'))
    else onRead(code)
    return code !== null
  }
  if (host) return <HostScan host={host} lead={t('scan_lead')} onRead={read} />
  if (isOpen)
    return (
      <div className="space-y-3">
        <CameraView onRead={read} />
        <p className="px-4 text-center text-14 text-balance text-body">{t('scan_lead')}</p>
        <PictureButton onRead={read} />
        <Button look="text" block onClick={close}>
          {t('scan_stop')}
        </Button>
      </div>
    )
  return (
    <Button
      size="large"
      block
      className="min-h-16 rounded-16 text-18"
      icon={<ScanLine size={24} aria-hidden />}
      onClick={() => void go('/v2/verification/index', { scan: 1 })}
    >
      {t('scan')}
    </Button>
  )
}
