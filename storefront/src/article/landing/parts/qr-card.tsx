import { Button } from '@longmall/ui/action/button.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { Copy, Download } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { renderSVG } from 'uqr'
import { useTranslations } from '../../../shell/translations.tsx'
import { toast } from '../../../shell/toast.ts'

const side = 176

/** QR code of the shop's address. `actions` adds buttons to copy and save it. */
export function QrCard({ actions = false }: { actions?: boolean }) {
  const t = useTranslations('article')
  const address = useShopAddress()
  const picture = address && `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`
  const copy = () =>
    navigator.clipboard.writeText(address ?? '').then(
      () => toast(t('copied'), { icon: 'success' }),
      () => toast(t('copy_failed')),
    )
  return (
    <section aria-label={t('qr_code')} className="rounded-16 bg-card p-5 text-center">
      {picture ? (
        <img src={picture} alt={t('qr_alt', { address })} width={side} height={side} className="mx-auto rounded-8" />
      ) : (
        <Skeleton className="mx-auto size-44" />
      )}
      <h2 className="mt-3 text-16 font-semibold text-strong">{t('scan')}</h2>
      <p className="mt-1 text-14 text-quiet">{t('scan_text')}</p>
      {actions && (
        <>
          <p className="figures mt-3 min-h-5 text-14 break-all text-body">{address}</p>
          <div className="mt-3 flex flex-wrap justify-center gap-2">
            <Button look="primary" icon={<Copy size={18} aria-hidden />} disabled={!address} onClick={() => void copy()}>
              {t('copy_address')}
            </Button>
            {picture && (
              <a
                href={picture}
                download="qrcode.svg"
                className="pressable inline-flex min-h-11 items-center gap-2 rounded-full bg-sunken px-5 text-16 font-semibold text-strong"
              >
                <Download size={18} aria-hidden />
                {t('save_code')}
              </a>
            )}
          </div>
        </>
      )}
    </section>
  )
}

const neverChanges = () => () => undefined
/** Where the shop is reached, as this browser reached it; unknown until the page runs. */
const useShopAddress = (): string | null =>
  useSyncExternalStore(
    neverChanges,
    () => `${location.origin}/`,
    () => null,
  )
