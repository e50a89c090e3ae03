import type { Checklist, OpeningLine } from '@longmall/contract/shop.ts'
import { Link } from '@tanstack/react-router'
import { Card, Flex, Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useWords } from '../shell/language.tsx'

/** Where each line is seen to. */
const placeOf: Record<OpeningLine, { to: string; search: Record<string, unknown> }> = {
  payment: { to: '/settings', search: { group: 'payments' } },
  mail: { to: '/settings', search: { group: 'mail' } },
  sms: { to: '/settings', search: { group: 'sms' } },
  carriers: { to: '/settings', search: { words: 'shipping.carriers' } },
  return_address: { to: '/settings', search: { words: 'returns.return_address' } },
  freight: { to: '/freight', search: {} },
  legal: { to: '/agreements', search: {} },
  goods: { to: '/goods', search: {} },
  coins: { to: '/settings', search: { words: 'payment.coin_rate_cents' } },
}

/** Until the owner has opened the shop: what it has and lacks, each line leading to its screen, and the button that opens it. */
export function OpeningChecklist() {
  return (
    <Loaded query={query('shop/checklist', {})}>
      {({ is_demo, opened_at, lines }) => (is_demo || opened_at !== null ? null : <Lines lines={lines} />)}
    </Loaded>
  )
}

function Lines({ lines }: { lines: Checklist['lines'] }) {
  const say = useWords('shop')
  const missing = lines.filter(({ is_done, is_required }) => is_required && !is_done).length
  return (
    <Card size="small" title={say('checklist')} extra={missing ? say('still_missing', { count: missing }) : say('all_done')}>
      <Typography.Paragraph>{say('checklist_lead')}</Typography.Paragraph>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {lines.map((line) => (
          <Line key={line.line} {...line} />
        ))}
      </ul>
      <Flex justify="end" style={{ marginTop: 16 }}>
        <ActionButton
          command="shop/open"
          input={{}}
          label={say('open_shop')}
          type="primary"
          asks={say('open_asks')}
          isDisabled={missing > 0}
        />
      </Flex>
    </Card>
  )
}

function Line({ line, is_done, is_required }: Checklist['lines'][number]) {
  const say = useWords('shop')
  const { to, search } = placeOf[line]
  const go = say(is_done ? 'change_it' : 'go_there')
  return (
    <li style={{ borderTop: '1px solid #ececf1', padding: '10px 0' }}>
      <Flex gap={12} align="center">
        <span style={{ flex: 1, minWidth: 0 }}>{say(`line_${line}`)}</span>
        <StateTag tone={is_done ? 'good' : is_required ? 'bad' : 'plain'}>
          {is_done ? say('done') : `${say('missing')} · ${say(is_required ? 'required' : 'advised')}`}
        </StateTag>
        <Link to={to} search={search as never} aria-label={`${go}: ${say(`line_${line}`)}`}>
          {go}
        </Link>
      </Flex>
    </li>
  )
}
