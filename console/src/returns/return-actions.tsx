import { ActionButton } from '../shell/form/action-button.tsx'
import { useWords } from '../shell/language.tsx'
import { BackFacts } from '../shell/money/back-facts.tsx'
import type { Handled } from './return-screen.tsx'

/** What can be done with a request as it stands; each says first what it will change. */
export function ReturnActions({ request: { refund_id, version, kind, back, actions } }: { request: Handled }) {
  const say = useWords('returns')
  const input = { refund_id, version }
  const reply = { kind: 'area', name: 'reply', label: say('reply'), isRequired: true, maximum: 500, help: say('reply_help') } as const
  const goesBack = (words: string) => (
    <>
      <p>{words}</p>
      <BackFacts back={back} />
    </>
  )
  return actions.map((action) => {
    switch (action) {
      case 'approve':
        return kind === 'refund_only' ? (
          <ActionButton
            key={action}
            command="returns/approve"
            input={input}
            label={say('approve')}
            type="primary"
            asks={goesBack(say('approve_asks_refund'))}
          />
        ) : (
          <ActionButton
            key={action}
            command="returns/approve"
            input={input}
            label={say('approve')}
            type="primary"
            asks={say('approve_asks_return')}
            fields={[{ kind: 'area', name: 'send_to', label: say('send_to'), maximum: 500, help: say('send_to_help') }]}
          />
        )
      case 'refuse':
        return (
          <ActionButton
            key={action}
            command="returns/refuse"
            input={input}
            label={say('refuse')}
            asks={say('refuse_asks')}
            fields={[reply]}
            isDanger
          />
        )
      case 'confirm_receipt':
        return (
          <ActionButton
            key={action}
            command="returns/confirm_receipt"
            input={input}
            label={say('confirm_receipt')}
            type="primary"
            asks={goesBack(say('confirm_receipt_asks'))}
          />
        )
      default:
        return (
          <ActionButton
            key={action}
            command="returns/refuse_receipt"
            input={input}
            label={say('refuse_receipt')}
            asks={say('refuse_receipt_asks')}
            fields={[reply]}
            isDanger
          />
        )
    }
  })
}
