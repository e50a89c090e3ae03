import { WifiOff } from 'lucide-react'
import { usePhrases } from '../phrases.tsx'
import { useShared } from '../shared.ts'

/** Says over the foot of the screen that it shows what was saved last. */
export function OfflineNotice() {
  const say = usePhrases('shell')
  const isConnected = useShared((shared) => shared.isConnected)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-40 mx-auto flex max-w-page justify-center px-4 pb-[env(safe-area-inset-bottom)]"
    >
      {!isConnected && (
        <p className="flex items-center gap-2 rounded-full bg-warning-soft px-4 py-2 text-12 text-warning shadow-lifted">
          <WifiOff size={14} aria-hidden className="shrink-0" />
          {say('offline_notice')}
        </p>
      )}
    </div>
  )
}
