import type { CoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { renderSVG } from 'uqr'
import { useClockOffset } from '../../shell/server-clock.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { groupCode, typedCode } from '@longmall/web/format/group-code.ts'

/** In ms: a clock that is wrong by more neither hammers the server nor leaves an old code standing. */
const [soonest, latest] = [1_000, 30_000]

/** The code that a clerk scans or types; another one takes its place as its time ends. */
export function ScanCode({ withdrawal: { coin_withdrawal_id, coin_withdrawal_no, expires_at } }: { withdrawal: CoinWithdrawal }) {
  const t = useTranslations('coinwithdrawal')
  const client = useQueryClient()
  const offset = useClockOffset()
  const left = (next_at: string) => Date.parse(next_at) - Date.now() - (offset ?? 0)
  const code = useQuery({
    ...query('coin_withdrawal/code', { coin_withdrawal_id }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data ? Math.min(latest, Math.max(soonest, left(state.data.next_at))) : 5_000),
  })
  const now = useNow()
  if (code.isPending) return <Skeleton className="h-96 w-full rounded-12" />
  // What was shown is of no use any more once it could not be renewed.
  if (!code.data || code.isError)
    return (
      <Card>
        <ErrorState
          title={code.error?.kind === 'refused' ? code.error.message : t('code_failed')}
          busy={code.isFetching}
          onRetry={() => void code.refetch()}
        />
      </Card>
    )
  const { qr_text, redemption_code, next_at } = code.data
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(qr_text, { border: 2 }))}`
  const seconds = Math.max(0, Math.min(30, Math.ceil((Date.parse(next_at) - now - (offset ?? 0)) / 1000)))
  return (
    <Card className="text-center">
      <h2 className="text-16 font-semibold text-strong">{t('code_title')}</h2>
      <img src={picture} alt={t('code_qr')} width={208} height={208} className="mx-auto mt-3 rounded-8" />
      <p className="figures mt-3 text-22 font-bold tracking-wider text-strong" data-redemption-code={redemption_code}>
        {groupCode(typedCode(coin_withdrawal_no, redemption_code))}
      </p>
      <p className="figures text-12 text-quiet">{t('code_next', { seconds })}</p>
      <p className="mt-2 text-14 text-body">{t('code_hint')}</p>
      {expires_at && (
        <p className="hairline-t mt-4 pt-3 text-14 text-body">
          {t('code_expires')}{' '}
          <span className="font-semibold text-strong">
            <Countdown
              until={expires_at}
              offset={offset ?? 0}
              onEnd={() => void client.invalidateQueries({ queryKey: ['coin_withdrawal'] })}
            />
          </span>
        </p>
      )}
    </Card>
  )
}

/** This device's clock, updated each second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
