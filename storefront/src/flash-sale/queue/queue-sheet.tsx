import { Button } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { Spinner } from '@longmall/ui/state/spinner.tsx'
import { Drawing } from '@longmall/ui/state/drawing.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import type { QueueTools } from './use-queue.ts'

/** The state of a shopper's request: sending, queued, or too late. */
export function QueueSheet({ queue }: { queue: QueueTools }) {
  const t = useTranslations('flashsale')
  const { ticket, error, isOpen, isRequesting, leave, again } = queue
  const isGone = ticket?.state === 'sold_out'
  const retry = (label: string) => (
    <Button block busy={isRequesting} onClick={again}>
      {label}
    </Button>
  )
  const footer = error ? (
    retry(t('turn_retry'))
  ) : isGone ? (
    retry(t('turn_again'))
  ) : (
    <Button look="soft" block onClick={leave}>
      {t('turn_leave')}
    </Button>
  )
  return (
    <Sheet open={isOpen} onClose={leave} title={t('turn_title')} footer={footer}>
      <div aria-live="polite" className="flex min-h-52 flex-col items-center justify-center gap-2 py-4 text-center">
        {error ? (
          <QueueMessage picture={<Drawing name="soon" />} title={t('turn_failed')} text={error.message} />
        ) : isGone ? (
          <SoldOut left={ticket.remaining ?? 0} />
        ) : ticket?.state === 'waiting' ? (
          <Waiting position={ticket.position ?? 1} seconds={ticket.estimate_seconds ?? 0} />
        ) : (
          <QueueMessage picture={<Spinner />} title={t('turn_joining')} text={t('turn_joining_text')} />
        )}
      </div>
    </Sheet>
  )
}

/** Minutes and seconds, `1:05`. */
const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function Waiting({ position, seconds }: { position: number; seconds: number }) {
  const t = useTranslations('flashsale')
  return (
    <>
      <p className="text-14 text-body">{t('turn_waiting')}</p>
      <p className="figures text-28 font-bold text-strong">{t('turn_position', { position })}</p>
      <p className="figures text-14 text-body">{t('turn_estimate', { time: clockOf(seconds) })}</p>
      <p className="mt-2 text-12 text-quiet">{t('turn_keep_open')}</p>
    </>
  )
}

function SoldOut({ left }: { left: number }) {
  const t = useTranslations('flashsale')
  const picture = <Drawing name="soon" />
  if (left > 0) return <QueueMessage picture={picture} title={t('turn_low_stock', { count: left })} text={t('turn_low_stock_text')} />
  return <QueueMessage picture={picture} title={t('turn_sold_out')} text={t('turn_sold_out_text')} />
}

function QueueMessage({ picture, title, text }: { picture: ReactNode; title: string; text: string }) {
  return (
    <>
      {picture}
      <p className="text-16 font-semibold text-strong">{title}</p>
      <p className="text-14 text-body">{text}</p>
    </>
  )
}
