import { Button } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { Spinner } from '@longmall/ui/state/spinner.tsx'
import { Drawing } from '@longmall/ui/state/drawing.tsx'
import type { ReactNode } from 'react'
import { usePhrases } from '../../shell/phrases.tsx'
import type { LineTools } from './use-turn.ts'

/** Where a shopper stands while the pieces are asked for: asking, in line, or too late. */
export function TurnSheet({ line }: { line: LineTools }) {
  const say = usePhrases('seckill')
  const { turn, error, isOpen, isAsking, leave, again } = line
  const isGone = turn?.state === 'sold_out'
  const retry = (words: string) => (
    <Button block busy={isAsking} onClick={again}>
      {words}
    </Button>
  )
  const footer = error ? (
    retry(say('turn_retry'))
  ) : isGone ? (
    retry(say('turn_again'))
  ) : (
    <Button look="soft" block onClick={leave}>
      {say('turn_leave')}
    </Button>
  )
  return (
    <Sheet open={isOpen} onClose={leave} title={say('turn_title')} footer={footer}>
      <div aria-live="polite" className="flex min-h-52 flex-col items-center justify-center gap-2 py-4 text-center">
        {error ? (
          <Words picture={<Drawing name="soon" />} title={say('turn_lost')} text={error.message} />
        ) : isGone ? (
          <Gone left={turn.left ?? 0} />
        ) : turn?.state === 'waiting' ? (
          <Waiting place={turn.place ?? 1} seconds={turn.estimate_seconds ?? 0} />
        ) : (
          <Words picture={<Spinner />} title={say('turn_asking')} text={say('turn_asking_text')} />
        )}
      </div>
    </Sheet>
  )
}

/** Minutes and seconds, `1:05`. */
const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function Waiting({ place, seconds }: { place: number; seconds: number }) {
  const say = usePhrases('seckill')
  return (
    <>
      <p className="text-14 text-body">{say('turn_waiting')}</p>
      <p className="figures text-28 font-bold text-strong">{say('turn_place', { place })}</p>
      <p className="figures text-14 text-body">{say('turn_estimate', { time: clockOf(seconds) })}</p>
      <p className="mt-2 text-12 text-quiet">{say('turn_keep_open')}</p>
    </>
  )
}

function Gone({ left }: { left: number }) {
  const say = usePhrases('seckill')
  const picture = <Drawing name="soon" />
  if (left > 0) return <Words picture={picture} title={say('turn_few', { count: left })} text={say('turn_few_text')} />
  return <Words picture={picture} title={say('turn_gone')} text={say('turn_gone_text')} />
}

function Words({ picture, title, text }: { picture: ReactNode; title: string; text: string }) {
  return (
    <>
      {picture}
      <p className="text-16 font-semibold text-strong">{title}</p>
      <p className="text-14 text-body">{text}</p>
    </>
  )
}
