import { Button } from '@longmall/ui/action/button.tsx'
import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import type { HostPort } from '../shell/host/host-port.ts'
import { useTranslations } from '../shell/translations.tsx'

/** Scans by the camera of the host app (014), inside of which the shop has none; `lead` says what is scanned. */
export function HostScan({ host, lead, onRead }: { host: HostPort; lead: string; onRead: (text: string) => void }) {
  const t = useTranslations('scan')
  const [isScanning, setScanning] = useState(false)
  async function scan() {
    setScanning(true)
    const text = await host.scan()
    setScanning(false)
    if (text) onRead(text)
  }
  return (
    <section aria-label={t('camera')} className="flex flex-col items-center gap-4 rounded-16 bg-card px-6 py-12 text-center">
      <span className="flex size-20 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
        <ScanLine size={40} aria-hidden />
      </span>
      <p className="max-w-72 text-14 text-balance text-body">{lead}</p>
      <Button size="large" busy={isScanning} onClick={() => void scan()}>
        {t('scan_in_app')}
      </Button>
    </section>
  )
}
