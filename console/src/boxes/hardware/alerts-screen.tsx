import { boxAlerts, type BoxAlert, type BoxAlertKind } from '@longmall/contract/box.ts'
import { Descriptions } from 'antd'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { DeviceId } from '../device-id.tsx'
import { BoxNavigation } from '../box-navigation.tsx'

const tones: Record<BoxAlertKind, Tone> = { replay: 'warning', skew: 'default', clone: 'error' }

/** Boxes that replay calls, have a wrong clock, or share a key with another one (AST-12). */
export function AlertsScreen() {
  const t = useTranslations('box')
  const { count, time } = useFormat()
  return (
    <>
      <PageHead title={t('tab_alerts')} lead={t('alerts_lead')} />
      <BoxNavigation />
      <ResourceList
        operation="box/alerts"
        rowKey="alert_id"
        isCards
        empty={t('alerts_empty')}
        expand={(row) => <Details row={row} />}
        actions={({ alert_id, handled_at }) =>
          handled_at === null && (
            <ActionButton command="box/handle_alert" input={{ alert_id }} label={t('handle')} type="link" question={t('handle_confirm')} />
          )
        }
        filters={[
          {
            kind: 'choice',
            name: 'kind',
            label: t('alert_kind'),
            options: boxAlerts.map((value) => ({ value, label: t(`alert_${value}`) })),
          },
          { kind: 'flag', name: 'is_handled', label: t('handled'), yes: t('handled'), no: t('not_handled') },
          { kind: 'text', name: 'device_id', label: t('device_id'), maxLength: 32 },
        ]}
        columns={[
          { name: 'kind', title: t('alert_kind'), render: ({ kind }) => <StateTag tone={tones[kind]}>{t(`alert_${kind}`)}</StateTag> },
          { name: 'device_id', title: t('device_id'), render: ({ device_id }) => <DeviceId>{device_id}</DeviceId> },
          {
            name: 'box_id',
            title: t('device'),
            render: ({ box_id }) =>
              box_id === null ? (
                '–'
              ) : (
                <RecordLink to="/boxes/device" search={{ box_id }}>
                  {`#${box_id}`}
                </RecordLink>
              ),
          },
          {
            name: 'owner',
            title: t('owner'),
            render: ({ owner }) => (owner ? <MemberLink member_id={owner.member_id}>{owner.account}</MemberLink> : '–'),
          },
          { name: 'count', title: t('calls'), align: 'right', render: (row) => count(row.count) },
          { name: 'first_at', title: t('first_at'), render: ({ first_at }) => time(first_at) },
          { name: 'last_at', title: t('last_at'), sort: 'last_at', render: ({ last_at }) => time(last_at) },
          {
            name: 'handled_at',
            title: t('handled'),
            render: ({ handled_at, handled_by_name }) =>
              handled_at === null ? (
                <StateTag tone="warning">{t('not_handled')}</StateTag>
              ) : (
                `${handled_by_name ?? '–'} · ${time(handled_at)}`
              ),
          },
        ]}
      />
    </>
  )
}

function Details({ row: { kind, details } }: { row: BoxAlert }) {
  const t = useTranslations('box')
  return (
    <>
      <p>{t(`alert_${kind}_text`)}</p>
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={Object.entries(details).map(([key, children]) => ({ key, label: <code>{key}</code>, children }))}
      />
    </>
  )
}
