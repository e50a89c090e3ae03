import type { Parcel } from '@longmall/contract/fulfilment.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { useDateTime } from '../shell/date-time.ts'
import { useTranslations } from '../shell/translations.tsx'

/** Where a parcel was seen, the newest first. */
export function ParcelTrack({ track }: Pick<Parcel, 'track'>) {
  const t = useTranslations('fulfilment')
  const dateTime = useDateTime()
  return (
    <Card>
      <ol>
        {track.map(({ at, step, location, note }, index) => {
          const newest = index === 0
          const last = index === track.length - 1
          return (
            <li key={`${step} ${at}`} className="relative flex gap-3 pb-5 last:pb-0">
              {!last && <span aria-hidden className="absolute top-4 bottom-0 left-[5px] w-px bg-hairline" />}
              <span aria-hidden className={classNames('mt-1.5 size-2.75 shrink-0 rounded-full', newest ? 'bg-brand' : 'bg-control')} />
              <div className="min-w-0 flex-1">
                <p className={classNames('text-14', newest ? 'font-semibold text-strong' : 'text-body')}>
                  {step === 'note' && note ? note : t(`step_${step}`)}
                  {location && <span className="font-normal text-quiet"> · {location}</span>}
                </p>
                {note && step !== 'note' && <p className="text-14 text-body">{note}</p>}
                <time dateTime={at} className="figures text-12 text-quiet">
                  {dateTime(at)}
                </time>
              </div>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
