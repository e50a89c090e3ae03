import type { CoinAddress } from '@longmall/contract/coin-withdrawal.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { Check, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { useDateTime } from '../../shell/date-time.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { DestinationLine } from '../book/destination-line.tsx'

interface DestinationChoiceProps {
  kind: CoinAddress['kind']
  /** Undefined while they are loading. */
  addresses: readonly CoinAddress[] | undefined
  chosen: CoinAddress | undefined
  isFailed: boolean
  onRetry: () => void
  onChoose: (id: number) => void
}

/** Where the coins go, of the address book; those still waiting are shown with the time from which they can be used. */
export function DestinationChoice({ kind, addresses, chosen, isFailed, onRetry, onChoose }: DestinationChoiceProps) {
  const t = useTranslations('coinwithdrawal')
  const [isOpen, setOpen] = useState(false)
  if (!addresses)
    return isFailed ? (
      <Card>
        <ErrorState onRetry={onRetry} />
      </Card>
    ) : (
      <Skeleton className="h-20 w-full rounded-12" />
    )
  if (addresses.length === 0)
    return (
      <Link
        to="/v2/assets/wallet_address"
        search={{ add: kind }}
        className="pressable flex min-h-16 items-center gap-3 rounded-12 bg-card p-4 text-16 text-brand-ink"
      >
        <Plus size={20} aria-hidden className="shrink-0" />
        {t(`no_${kind}`)}
      </Link>
    )
  const choose = (id: number) => {
    onChoose(id)
    setOpen(false)
  }
  return (
    <section aria-label={t('to')}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="pressable w-full rounded-12 bg-card p-4 text-left"
      >
        <span className="block pb-2 text-14 text-body">{t('to')}</span>
        <span className="sr-only">{t(`choose_${kind}`)}</span>
        <span className="flex min-h-11 items-center gap-3">
          {chosen ? <DestinationLine destination={chosen} isShort /> : <Waiting addresses={addresses} />}
          <ChevronRight size={18} aria-hidden className="shrink-0 text-quiet" />
        </span>
      </button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(`choose_${kind}`)}
        footer={
          <div className="flex gap-2">
            <Link to="/v2/assets/wallet_address" className={`flex-1 ${buttonClass({ look: 'plain' })}`}>
              {t('manage')}
            </Link>
            <Link to="/v2/assets/wallet_address" search={{ add: kind }} className={`flex-1 ${buttonClass({ look: 'soft' })}`}>
              <Plus size={20} aria-hidden />
              {t('add_address')}
            </Link>
          </div>
        }
      >
        <ul>
          {addresses.map((address) => (
            <li key={address.coin_address_id}>
              <button
                type="button"
                disabled={!address.is_usable}
                aria-pressed={address.coin_address_id === chosen?.coin_address_id}
                onClick={() => choose(address.coin_address_id)}
                className="flex min-h-20 w-full items-center gap-3 py-3 text-left"
              >
                <DestinationLine destination={address} isShort usableFrom={address.is_usable ? undefined : address.usable_from} />
                {address.coin_address_id === chosen?.coin_address_id && <Check size={20} aria-hidden className="shrink-0 text-brand-ink" />}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  )
}

/** None can be used yet: which one first, and from when. */
function Waiting({ addresses }: { addresses: readonly CoinAddress[] }) {
  const t = useTranslations('coinwithdrawal')
  const dateTime = useDateTime()
  const first = addresses.reduce((one, other) => (other.usable_from < one.usable_from ? other : one))
  return (
    <span className="min-w-0 flex-1">
      <span className="block text-16 text-strong">{t('none_usable')}</span>
      <span className="block text-12 text-warning">{t('usable_from', { at: dateTime(first.usable_from) })}</span>
    </span>
  )
}
