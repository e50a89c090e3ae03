import { canCheck, checkDraw } from '@longmall/contract/check-draw.ts'
import type { DrawProof } from '@longmall/contract/game-shapes.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { mutation, query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** All that a draw was made of, and the draw computed again in this browser. */
export function CheckSheet({ draw_id, open, onClose }: { draw_id: number; open: boolean; onClose: () => void }) {
  const t = useTranslations('game')
  const client = useQueryClient()
  const proof = useQuery({ ...query('game/check', { draw_id }), enabled: open })
  const reveal = useMutation({
    ...mutation('game/change_seed'),
    onSettled: () => void client.invalidateQueries({ queryKey: ['game'] }),
  })
  const hidden = proof.data?.server_seed === null ? proof.data : undefined
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('check')}
      footer={
        hidden && (
          <Button size="large" block busy={reveal.isPending} onClick={() => reveal.mutate({ client_seed: hidden.client_seed })}>
            {t('reveal_seed')}
          </Button>
        )
      }
    >
      {proof.data ? (
        <>
          {hidden ? <p className="text-14 text-body">{t('reveal_text')}</p> : <CheckResult proof={proof.data} />}
          <Facts proof={proof.data} />
        </>
      ) : proof.isError ? (
        <ErrorState busy={proof.isFetching} onRetry={() => void proof.refetch()} />
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </Sheet>
  )
}

function CheckResult({ proof }: { proof: DrawProof }) {
  const t = useTranslations('game')
  const verdict = useQuery({
    queryKey: ['game', 'verdict', proof.draw_id, proof.server_seed],
    queryFn: () => checkDraw(proof),
    enabled: canCheck(),
    staleTime: Infinity,
  })
  if (!canCheck()) return <p className="text-14 text-body">{t('check_insecure')}</p>
  if (!verdict.data) return <Skeleton className="h-24 w-full" />
  const isRight = Object.values(verdict.data).every(Boolean)
  return (
    <section
      role="status"
      className={isRight ? 'rounded-12 bg-success-soft p-3 text-success' : 'rounded-12 bg-danger-soft p-3 text-danger'}
    >
      <p className="text-16 font-semibold">{t(isRight ? 'verified' : 'not_verified')}</p>
      <ul className="mt-1 space-y-1 text-14">
        {(['seed', 'number', 'prize'] as const).map((part) => (
          <li key={part} className="flex items-center gap-2">
            {verdict.data[part] ? <CircleCheck size={16} aria-hidden /> : <CircleX size={16} aria-hidden />}
            {t(`${part}_${verdict.data[part] ? 'right' : 'wrong'}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ proof }: { proof: DrawProof }) {
  const t = useTranslations('game')
  const landed = proof.weights.find(({ prize_id }) => prize_id === proof.drawn_prize_id)
  const facts = [
    [t('commitment'), proof.commitment],
    [t('server_seed'), proof.server_seed ?? t('not_revealed')],
    [t('own_seed'), proof.client_seed],
    [t('nonce'), String(proof.nonce)],
    [t('number'), t('number_of', { number: proof.number, total: proof.total })],
    [t('drawn_prize'), landed?.prize_name ?? ''],
    ...(proof.drawn_prize_id === proof.prize.prize_id ? [] : [[t('substitute_prize'), proof.prize.prize_name]]),
  ] as const
  return (
    <>
      <dl className="mt-3 space-y-2 text-14">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 text-quiet">{name}</dt>
            <dd className="figures break-all text-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-4 text-14 font-semibold text-strong">{t('weights')}</h3>
      <ul className="mt-1 text-14">
        {proof.weights.map(({ prize_id, prize_name, weight }) => (
          <li key={prize_id} className="hairline-b flex justify-between gap-3 py-1.5">
            <span className="text-body">{prize_name}</span>
            <span className="figures text-strong">{weight}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
