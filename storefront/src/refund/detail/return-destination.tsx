import type { AfterSaleRequest } from '@longmall/contract/refund.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { MapPin } from 'lucide-react'
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'

/** Where the goods are to be sent, to be copied onto the parcel. */
export function ReturnDestination({ request: { return_address } }: { request: AfterSaleRequest }) {
  const t = useTranslations('refund')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(return_address ?? '')
      toast(t('copied'), { icon: 'success' })
    } catch {
      toast(t('copy_failed'), { icon: 'error' })
    }
  }
  return (
    <Card className="flex items-start gap-3">
      <MapPin size={20} aria-hidden className="mt-0.5 shrink-0 text-brand-ink" />
      <div className="min-w-0 flex-1">
        <h2 className="text-14 font-semibold text-strong">{t('return_address')}</h2>
        <p className="text-14 whitespace-pre-line text-body">{return_address ?? t('return_address_missing')}</p>
      </div>
      {return_address && (
        <Button look="text" size="small" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      )}
    </Card>
  )
}
