import type { CoinDestination } from '@longmall/contract/coin-withdrawal.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { Building2, Wallet } from 'lucide-react'
import { useDateTime } from '../../shell/date-time.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { fullDestination, shortDestination } from './destination-text.ts'

interface DestinationLineProps {
  destination: CoinDestination
  /** The middle of a long address is left out. */
  isShort?: boolean
  /** It waits until then. */
  usableFrom?: string | undefined
}

/** A wallet address with its network, or an account at an exchange, by the member's own name for it. */
export function DestinationLine({ destination, isShort = false, usableFrom }: DestinationLineProps) {
  const t = useTranslations('coinwithdrawal')
  const dateTime = useDateTime()
  const Icon = destination.kind === 'wallet' ? Wallet : Building2
  return (
    <>
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
        <Icon size={20} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="truncate text-16 font-semibold text-strong">{destination.label}</span>
          <span className="shrink-0">
            <Tag tone="quiet">{destination.network ? t(`network_${destination.network}`) : t('kind_exchange')}</Tag>
          </span>
        </span>
        <span className={`figures block text-14 text-body ${isShort ? 'truncate' : 'break-all'}`}>
          {isShort ? shortDestination(destination) : fullDestination(destination)}
        </span>
        {usableFrom && <span className="block text-12 text-warning">{t('usable_from', { at: dateTime(usableFrom) })}</span>}
      </span>
    </>
  )
}
