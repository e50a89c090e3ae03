import type { StaffGift } from '@longmall/contract/gift-shapes.ts'
import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { GiftTabs } from './gift-tabs.tsx'
import { IssueGift } from './issue-gift.tsx'

const tones: Record<StaffGift['state'], Tone> = { claimable: 'warning', claimed: 'success', expired: 'default' }
const states = Object.keys(tones) as StaffGift['state'][]
// The contract’s own list, repeated to avoid loading all its schemas.
const reasons = [
  'level',
  'birthday',
  'signin',
  'purchase',
  'game',
  'register',
  'recharge',
  'operator',
] as const satisfies StaffGift['reason'][]

/** Issued gifts (PRM-12): cause, expiry, and the order of each that was claimed. */
export function IssuedGiftsScreen() {
  const t = useTranslations('gift')
  const tCommon = useTranslations()
  const { time, count } = useFormat()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead_grants')}>
        <IssueGift />
      </PageHead>
      <GiftTabs />
      <ResourceList
        operation="gift/grants"
        rowKey="gift_id"
        empty={t('empty_grants')}
        filters={[
          { kind: 'text', name: 'search', label: t('search_member'), width: 300, maxLength: 254 },
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: states.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'reason',
            label: t('reason'),
            options: reasons.map((value) => ({ value, label: t(`reason_${value}`) })),
          },
          { kind: 'number', name: 'rule_id', label: t('rule_number') },
        ]}
        columns={[
          { name: 'gift_id', title: '#', isExtra: true },
          {
            name: 'member',
            title: t('member'),
            render: ({ member_id, account }) => <MemberLink member_id={member_id}>{account}</MemberLink>,
          },
          {
            name: 'gift',
            title: t('sku'),
            render: ({ goods_name, sku_name, quantity }) => (
              <div style={{ maxWidth: 260, whiteSpace: 'normal' }}>
                {[goods_name, sku_name].filter(Boolean).join(' · ')} × {count(quantity)}
              </div>
            ),
          },
          { name: 'reason', title: t('reason'), render: ({ reason }) => t(`reason_${reason}`) },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag>,
          },
          {
            name: 'order',
            title: t('order'),
            render: ({ order_id }) =>
              order_id === null ? (
                '–'
              ) : (
                <RecordLink to="/orders/order" search={{ order_id }}>
                  {`#${order_id}`}
                </RecordLink>
              ),
          },
          { name: 'granted_at', title: t('granted_at'), sort: 'granted_at', render: ({ granted_at }) => time(granted_at) },
          { name: 'valid_until', title: t('valid_until'), sort: 'valid_until', render: ({ valid_until }) => time(valid_until) },
          { name: 'claimed_at', title: t('claimed_at'), sort: 'claimed_at', render: ({ claimed_at }) => time(claimed_at) },
          {
            name: 'rule_id',
            title: t('rule_number'),
            align: 'right',
            isExtra: true,
            render: ({ rule_id }) => (rule_id === null ? '–' : String(rule_id)),
          },
        ]}
      />
    </>
  )
}
