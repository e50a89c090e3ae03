import { Button } from '@longmall/ui/action/button.tsx'
import { CallFailure } from '@longmall/web/call/call-failure.ts'
import type { Output } from '@longmall/web/call/query.ts'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { savePdf } from '../../fulfilment/save-pdf.ts'
import { storefront } from '../../shell/storefront.ts'
import { toast } from '../../shell/toast.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** Downloads the certificate of a deposit in the member's language. */
export function CertificateButton({ deposit_id }: { deposit_id: number }) {
  const t = useTranslations('deposit')
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      savePdf((await storefront().request('deposit/certificate', { query: { deposit_id } })) as Output<'deposit/certificate'>)
    } catch (error) {
      const isRefused = error instanceof CallFailure && error.kind === 'refused'
      toast(isRefused ? error.message : t('download_failed'), { icon: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button look="outline" size="large" block busy={busy} icon={<FileDown size={18} aria-hidden />} onClick={() => void download()}>
      {t('download')}
    </Button>
  )
}
