import { classNames } from '@longmall/ui/class-names.ts'
import { isCommand } from '@longmall/storefront/src/bridge/message/commands.ts'
import { ArrowDownLeft, ArrowUpRight, TriangleAlert, UserX } from 'lucide-react'
import { useState } from 'react'
import { store, useSimulator } from '../state/store.ts'
import type { Direction, Entry } from '../state/traffic.ts'
import { currentLanguage, t } from '../translations.ts'
import { Chip } from './controls.tsx'

const signs: Record<Direction, { icon: typeof ArrowUpRight; tone: string }> = {
  in: { icon: ArrowUpRight, tone: 'bg-brand-soft text-brand-ink' },
  out: { icon: ArrowDownLeft, tone: 'bg-success-soft text-success' },
  stranger: { icon: UserX, tone: 'bg-warning-soft text-warning' },
  problem: { icon: TriangleAlert, tone: 'bg-danger-soft text-danger' },
}

/** What went both ways, newest first: time, direction, command, JSON. */
export function TrafficPanel() {
  const traffic = useSimulator((simulator) => simulator.traffic)
  const [hidesAcks, setHidesAcks] = useState(false)
  const shown = hidesAcks ? traffic.filter(({ cmd }) => cmd !== '010') : traffic
  return (
    <section aria-label={t('part_traffic')} className="flex min-h-0 flex-1 flex-col overflow-hidden bg-card desk:rounded-16">
      <div className="hairline-b flex shrink-0 items-center gap-3 px-4 py-1">
        <h2 className="flex-1 text-14 font-semibold">{t('part_traffic')}</h2>
        <label className="flex min-h-11 items-center gap-2 text-12 text-body">
          <input
            type="checkbox"
            checked={hidesAcks}
            onChange={(event) => setHidesAcks(event.target.checked)}
            className="size-4 accent-brand"
          />
          {t('hide_acks')}
        </label>
        <Chip onClick={() => store.setState({ traffic: [] })}>{t('clear')}</Chip>
      </div>
      {shown.length === 0 && <p className="p-8 text-center text-14 text-quiet">{t('traffic_empty')}</p>}
      <ol className="min-h-0 flex-1 divide-y divide-hairline overflow-y-auto" data-traffic>
        {shown.map((entry) => (
          <TrafficRow key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

const clock = (at: Date) =>
  new Intl.DateTimeFormat(currentLanguage(), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hour12: false,
  }).format(at)

const allDirections = new Set(['cmd', 'pro_version', 'plartform', 'mes_unique_id'])

/** The fields of a message beyond those of every one. */
const summaryOf = (text: string) =>
  Object.entries(JSON.parse(text) as Record<string, unknown>)
    .filter(([name]) => !allDirections.has(name))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ')

function TrafficRow({ entry: { at, direction, cmd, text } }: { entry: Entry }) {
  const { icon: Icon, tone } = signs[direction]
  const name = direction === 'problem' ? text : isCommand(cmd) ? `${cmd} ${t(`command_${cmd}`)}` : t('no_command')
  const entrySummary = direction !== 'problem' && cmd !== null && summaryOf(text)
  const head = (
    <>
      <span className={classNames('flex size-7 shrink-0 items-center justify-center rounded-full', tone)}>
        <Icon size={16} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 text-strong">{name}</span>
        <span className="block text-12 text-quiet">
          {t(`direction_${direction}`)} · <span className="figures">{clock(at)}</span>
        </span>
      </span>
      {entrySummary && <span className="hidden w-1/2 truncate text-right font-mono text-12 text-quiet desk:block">{entrySummary}</span>}
    </>
  )
  return (
    <li data-direction={direction} data-cmd={cmd ?? ''}>
      {direction === 'problem' ? (
        <div className="flex min-h-12 items-center gap-3 px-4 py-1.5">{head}</div>
      ) : (
        <details>
          <summary className="flex min-h-12 list-none items-center gap-3 px-4 py-1.5">{head}</summary>
          <pre className="mx-4 mb-3 overflow-x-auto rounded-8 bg-sunken p-3 font-mono text-12 whitespace-pre-wrap text-body">{text}</pre>
        </details>
      )}
    </li>
  )
}
