import { Button, type ButtonLook } from '@longmall/ui/action/button.tsx'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { Output } from '@longmall/web/call/query.ts'
import { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useTranslations } from '../shell/translations.tsx'
import { storefront } from '../shell/storefront.ts'
import { toast } from '../shell/toast.ts'
import { savePdf } from './save-pdf.ts'

/** Downloads the invoice of a paid order in the shopper's language (ORD-16). */
export function InvoiceButton({ orderId, look = 'outline', size = 'small', block }: ButtonLook & { orderId: number }) {
  const t = useTranslations('fulfilment')
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      savePdf((await storefront().request('fulfilment/invoice', { query: { order_id: orderId } })) as Output<'fulfilment/invoice'>)
    } catch (error) {
      const isRefused = error instanceof CallFailure && error.kind === 'refused'
      toast(isRefused ? error.message : t('invoice_failed'), { icon: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button look={look} size={size} block={block} busy={busy} icon={<FileDown size={16} aria-hidden />} onClick={() => void download()}>
      {t('invoice_download')}
    </Button>
  )
}
