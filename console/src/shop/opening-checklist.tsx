import type { Checklist, OpeningStep } from '@longmall/contract/shop.ts'
import { Link } from '@tanstack/react-router'
import { Card, Flex, Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useTranslations } from '../shell/language.tsx'

/** The screen of each line. */
const routeOf: Record<OpeningStep, { to: string; search: Record<string, unknown> }> = {
  payment: { to: '/settings', search: { group: 'payments' } },
  mail: { to: '/settings', search: { group: 'mail' } },
  sms: { to: '/settings', search: { group: 'sms' } },
  carriers: { to: '/settings', search: { keyword: 'fulfilment.carriers' } },
  return_address: { to: '/settings', search: { keyword: 'refund.return_address' } },
  freight: { to: '/freight', search: {} },
  legal: { to: '/agreements', search: {} },
  goods: { to: '/goods', search: {} },
  coins: { to: '/settings', search: { keyword: 'payment.coin_rate_cents' } },
}

/** Checklist before the owner opens the shop: each requirement linked to its screen, and the button that opens the shop. */
export function OpeningChecklist() {
  return (
    <Loaded query={query('shop/checklist', {})}>
      {({ is_demo, opened_at, lines }) => (is_demo || opened_at !== null ? null : <Lines lines={lines} />)}
    </Loaded>
  )
}

function Lines({ lines }: { lines: Checklist['lines'] }) {
  const t = useTranslations('shop')
  const missing = lines.filter(({ is_done, is_required }) => is_required && !is_done).length
  return (
    <Card size="small" title={t('checklist')} extra={missing ? t('missing_count', { count: missing }) : t('all_done')}>
      <Typography.Paragraph>{t('checklist_lead')}</Typography.Paragraph>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {lines.map((line) => (
          <Line key={line.line} {...line} />
        ))}
      </ul>
      <Flex justify="end" style={{ marginTop: 16 }}>
        <ActionButton
          command="shop/open"
          input={{}}
          label={t('open_shop')}
          type="primary"
          question={t('open_confirm')}
          isDisabled={missing > 0}
        />
      </Flex>
    </Card>
  )
}

function Line({ line, is_done, is_required }: Checklist['lines'][number]) {
  const t = useTranslations('shop')
  const { to, search } = routeOf[line]
  const go = t(is_done ? 'change' : 'set_up')
  return (
    <li style={{ borderTop: '1px solid #ececf1', padding: '10px 0' }}>
      <Flex gap={12} align="center">
        <span style={{ flex: 1, minWidth: 0 }}>{t(`line_${line}`)}</span>
        <StateTag tone={is_done ? 'success' : is_required ? 'error' : 'default'}>
          {is_done ? t('done') : `${t('missing')} · ${t(is_required ? 'required' : 'recommended')}`}
        </StateTag>
        <Link to={to} search={search as never} aria-label={`${go}: ${t(`line_${line}`)}`}>
          {go}
        </Link>
      </Flex>
    </li>
  )
}
