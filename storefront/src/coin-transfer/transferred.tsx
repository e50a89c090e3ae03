import type { CoinTransfer } from '@longmall/contract/coin-transfer.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { CircleCheck } from 'lucide-react'
import { useTranslations } from '../shell/translations.tsx'
import { TransferFacts } from './transfer-facts.tsx'

/** A transfer that was just made. */
export function Transferred({ transfer, onAgain }: { transfer: CoinTransfer; onAgain: () => void }) {
  const t = useTranslations('cointransfer')
  return (
    <Card className="space-y-4 py-6">
      <div className="space-y-1 text-center" role="status">
        <CircleCheck size={44} aria-hidden className="mx-auto text-success" />
        <p className="text-16 font-semibold text-strong">{t('done')}</p>
        <p className="figures text-28 font-bold text-strong">{formatAmount(transfer.amount, transfer.unit, null)}</p>
      </div>
      <TransferFacts transfer={transfer} />
      <Button look="soft" block onClick={onAgain}>
        {t('again')}
      </Button>
    </Card>
  )
}
