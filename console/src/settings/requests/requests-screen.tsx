import { settingRequestStates, type SettingRequest, type SettingRow } from '@longmall/contract/setting.ts'
import { useQuery } from '@tanstack/react-query'
import { Flex, Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { useDecisionText } from '../../shell/decision/use-decision-text.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { StateTag, type Tone } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { SettingNavigation } from './setting-navigation.tsx'
import { useNames } from '../use-names.ts'
import { useFormatValue } from '../use-format-value.ts'

const tones: Record<SettingRequest['state'], Tone> = {
  waiting: 'warning',
  applied: 'success',
  refused: 'default',
  withdrawn: 'default',
  stale: 'error',
}

/** Changes of settings pending approval or their effective time, and the outcome of earlier ones. */
export function SettingRequestsScreen() {
  const tCommon = useTranslations()
  const t = useTranslations('setting')
  const { time } = useFormat()
  const decisionText = useDecisionText()
  return (
    <>
      <PageHead title={t('requests')} lead={t('requests_lead')} />
      <SettingNavigation />
      <ResourceList
        operation="setting/list_requests"
        isCards
        rowKey="request_id"
        empty={t('requests_none')}
        actions={(row) => row.state === 'waiting' && <Decision row={row} />}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: settingRequestStates.map((value) => ({ value, label: t(`request_${value}`) })),
          },
        ]}
        columns={[
          { name: 'list', title: t('change'), render: (row) => <RequestedChanges row={row} /> },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state }) => <StateTag tone={tones[state]}>{t(`request_${state}`)}</StateTag>,
          },
          {
            name: 'requested_by',
            title: t('requested_by'),
            sort: 'requested_at',
            render: (row) => `${row.requested_by} · ${time(row.requested_at)}`,
          },
          {
            name: 'effective_at',
            title: t('effective_at'),
            sort: 'effective_at',
            render: (row) => (row.effective_at ? time(row.effective_at) : t('on_approval')),
          },
          {
            name: 'decided_by',
            title: t('decided_by'),
            render: (row) => decisionText({ by: row.decided_by, at: row.decided_at }),
          },
          { name: 'reason', title: tCommon('reason'), render: (row) => row.decision || row.reason || '–' },
        ]}
      />
    </>
  )
}

/** Each setting with its current and requested value; a secret by its name only. */
function RequestedChanges({ row: { list, state } }: { row: SettingRequest }) {
  const t = useTranslations('setting')
  const { nameOf } = useNames()
  const formatValue = useFormatValue()
  const { data } = useQuery(query('setting/list', {}))
  const known = new Map<string, SettingRow>(data?.list.map((setting) => [setting.key, setting]))
  return list.map(({ key, value, current_value, is_secret }) => {
    const setting = known.get(key)
    const format = (one: string | null) => (setting ? formatValue(setting, one) : (one ?? ''))
    const changeText = state === 'waiting' ? t('value_change', { from: format(current_value), to: format(value) }) : format(value)
    return (
      <div key={key} style={{ overflowWrap: 'anywhere' }}>
        <strong>{nameOf(key)}</strong>
        <div>{is_secret ? t('hidden_value') : changeText}</div>
      </div>
    )
  })
}

function Decision({ row: { request_id, version, is_own, blocker } }: { row: SettingRequest }) {
  const t = useTranslations('setting')
  const input = { request_id, version }
  if (is_own)
    return (
      <ActionButton command="setting/withdraw_request" input={input} label={t('withdraw')} type="link" question={t('withdraw_confirm')} />
    )
  return (
    <Flex align="center" wrap>
      {blocker === null ? (
        <ActionButton command="setting/approve_request" input={input} label={t('approve')} type="link" question={t('approve_confirm')} />
      ) : (
        <Typography.Text type="secondary">{t(`blocker_${blocker}`)}</Typography.Text>
      )}
      {blocker !== 'permission' && (
        <ActionButton
          command="setting/refuse_request"
          input={input}
          label={t('refuse')}
          type="link"
          isDanger
          question={t('withdraw_confirm')}
          fields={[{ kind: 'area', name: 'decision', label: t('decision'), maximum: 200, isRequired: true }]}
        />
      )}
    </Flex>
  )
}
