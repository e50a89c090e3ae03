import type { ReturnEvent } from '@longmall/contract/returns.ts'
import { Card, Timeline, Typography } from 'antd'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { returnEventKey } from '@longmall/phrases/event-keys.ts'

/** The history of a request, the newest first: what was done, by whom, with which words. */
export function ReturnEvents({ events }: { events: readonly ReturnEvent[] }) {
  const say = useWords('returns')
  const { time, money } = useFormat()
  const wordsOf = ({ event, details }: ReturnEvent) =>
    event === 'refunded' ? say('event_refunded', { amount: money(details.amount) }) : say(returnEventKey(event))
  return (
    <Card size="small" title={say('history')}>
      <Timeline
        items={events.toReversed().map((event) => ({
          content: (
            <>
              <div>{wordsOf(event)}</div>
              {event.details.reply && <div style={{ whiteSpace: 'pre-line' }}>{event.details.reply}</div>}
              <Typography.Text type="secondary" style={{ fontSize: 12 }}>
                {`${time(event.created_at)} · ${say(`by_${event.actor}`)}`}
              </Typography.Text>
            </>
          ),
        }))}
      />
    </Card>
  )
}
