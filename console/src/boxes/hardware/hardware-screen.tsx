import type { BoxHardware } from '@longmall/contract/box.ts'
import { App, Flex } from 'antd'
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
import { EnrolHardware } from './enrol-hardware.tsx'
import { useShowKeys } from './show-keys.tsx'

const states = ['free', 'bound', 'revoked'] as const satisfies readonly BoxHardware['state'][]
const tones: Record<BoxHardware['state'], Tone> = { free: 'default', bound: 'success', revoked: 'error' }

/** Enrolled boxes: their keys are given once, renewed and revoked here (AST-12). */
export function HardwareScreen() {
  const tCommon = useTranslations()
  const t = useTranslations('box')
  const { count, time } = useFormat()
  return (
    <>
      <PageHead title={t('tab_hardware')} lead={t('hardware_lead')}>
        <EnrolHardware />
      </PageHead>
      <BoxNavigation />
      <ResourceList
        operation="box/hardware_list"
        rowKey="device_id"
        isCards
        empty={t('hardware_empty')}
        actions={(row) => <HardwareActions row={row} />}
        filters={[
          { kind: 'text', name: 'search', label: t('device_id'), maxLength: 32 },
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: states.map((value) => ({ value, label: t(`hardware_${value}`) })),
          },
        ]}
        columns={[
          { name: 'device_id', title: t('device_id'), sort: 'device_id', render: ({ device_id }) => <DeviceId>{device_id}</DeviceId> },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state, alert_count, device_id }) => (
              <Flex gap={4} wrap align="center">
                <StateTag tone={tones[state]}>{t(`hardware_${state}`)}</StateTag>
                {alert_count > 0 && (
                  <RecordLink to="/boxes/alerts" search={{ device_id, is_handled: false }}>
                    {t('alerts_open', { count: count(alert_count) })}
                  </RecordLink>
                )}
              </Flex>
            ),
          },
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
          { name: 'seen_at', title: t('last_seen'), render: ({ is_online, seen_at }) => (is_online ? t('online') : time(seen_at)) },
          { name: 'key_version', title: t('key_version'), align: 'right', render: ({ key_version }) => count(key_version) },
          {
            name: 'enrolled_at',
            title: t('enrolled_at'),
            sort: 'enrolled_at',
            render: ({ enrolled_at, enrolled_by_name }) => `${enrolled_by_name} · ${time(enrolled_at)}`,
          },
          { name: 'revoked_at', title: t('revoked_at'), render: ({ revoked_at }) => time(revoked_at), isExtra: true },
        ]}
      />
    </>
  )
}

function HardwareActions({ row: { device_id, key_version, state } }: { row: BoxHardware }) {
  const t = useTranslations('box')
  const { modal } = App.useApp()
  const showKeys = useShowKeys(modal)
  const input = { device_id, key_version }
  return (
    <Flex>
      <ActionButton
        command="box/renew_key"
        input={input}
        label={t('renew_key')}
        type="link"
        question={t('renew_confirm', { device_id })}
        onDone={(key) => showKeys([key])}
      />
      {state !== 'revoked' && (
        <ActionButton
          command="box/revoke_hardware"
          input={input}
          label={t('revoke')}
          type="link"
          isDanger
          question={t('revoke_confirm', { device_id })}
        />
      )}
    </Flex>
  )
}
