import { query, type Output } from '@longmall/web/call/query.ts'
import { useSearch } from '@tanstack/react-router'
import { Card, Empty, Flex } from 'antd'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { RequestOwner } from '../owners/request-owner.tsx'
import { DeviceDays } from './device-days.tsx'
import { DeviceFacts } from './device-facts.tsx'
import { DeviceOwners } from './device-owners.tsx'
import { tones } from './state-tone.ts'

/** One device: what it mined, its box and its last report, its owners (AST-11, AST-15). */
export function DeviceScreen() {
  const tCommon = useTranslations()
  const { box_id }: { box_id?: number } = useSearch({ strict: false })
  if (typeof box_id !== 'number') return <Empty description={tCommon('not_found')} />
  return (
    <Loaded key={box_id} query={query('box/staff_view', { box_id })}>
      {(box) => <Device box={box} />}
    </Loaded>
  )
}

function Device({ box }: { box: Output<'box/staff_view'> }) {
  const t = useTranslations('box')
  const { count } = useFormat()
  const { alert_count, box_id, device_id, goods_name, owner, state } = box
  const mayChangeOwner = state === 'not_activated' || state === 'activated'
  return (
    <>
      <PageHead
        title={`#${box_id} ${goods_name}`}
        lead={
          <Flex gap={8} wrap align="center">
            <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag>
            {alert_count > 0 && device_id !== null && (
              <RecordLink to="/boxes/alerts" search={{ device_id, is_handled: false }}>
                {t('alerts_open', { count: count(alert_count) })}
              </RecordLink>
            )}
          </Flex>
        }
      >
        {mayChangeOwner && <RequestOwner box_id={box_id} account={owner.account} />}
        {device_id !== null && (
          <ActionButton
            command="box/unbind"
            input={{ box_id }}
            label={t('unbind')}
            isDanger
            question={t('unbind_confirm', { device_id })}
            fields={[{ kind: 'area', name: 'reason', label: t('reason'), maximum: 500, isRequired: true }]}
          />
        )}
        <ToList to="/boxes" />
      </PageHead>
      <Flex vertical gap={16}>
        <DeviceFacts box={box} />
        <Card size="small" title={t('owners')}>
          <DeviceOwners owners={box.owners} />
        </Card>
        {box.activated_at !== null && (
          <Card size="small" title={t('income')}>
            <DeviceDays box_id={box_id} minutes_needed={box.delivery === 'home' ? box.minutes_needed : null} />
          </Card>
        )}
      </Flex>
    </>
  )
}
