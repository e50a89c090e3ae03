import { WifiOff } from 'lucide-react'
import { useTranslations } from '../translations.tsx'
import { useShared } from '../shared.ts'

/** Notice above the screen that it shows saved data while offline. */
export function OfflineNotice() {
  const t = useTranslations('shell')
  const isConnected = useShared((shared) => shared.isConnected)
  return (
    <div role="status">
      {!isConnected && (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-12 text-warning">
          <WifiOff size={14} aria-hidden className="shrink-0" />
          {t('offline_notice')}
        </p>
      )}
    </div>
  )
}
