import type { Conversion } from '@longmall/contract/conversion.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { CircleCheck } from 'lucide-react'
import { useTranslations } from '../shell/translations.tsx'
import { ConversionFacts } from './conversion-facts.tsx'

/** A conversion that was just made. */
export function Converted({ conversion, onAgain }: { conversion: Conversion; onAgain: () => void }) {
  const t = useTranslations('conversion')
  return (
    <Card className="space-y-4 py-6">
      <div className="space-y-1 text-center" role="status">
        <CircleCheck size={44} aria-hidden className="mx-auto text-success" />
        <p className="text-16 font-semibold text-strong">{t('done')}</p>
        <p className="figures text-28 font-bold text-strong">+{formatAmount(conversion.received, conversion.unit_to, null)}</p>
      </div>
      <ConversionFacts conversion={conversion} />
      <Button look="soft" block onClick={onAgain}>
        {t('again')}
      </Button>
    </Card>
  )
}
