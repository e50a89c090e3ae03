import { Card, Descriptions, Flex, Typography } from 'antd'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { DistributorLink } from '../distributor-link.tsx'
import { applicationTones, quiet } from '../tones.ts'
import type { DistributorRecord } from './distributor-screen.tsx'

/** Level, code, and to whom the distributor is bound. */
export function DistributorFacts({ distributor }: { distributor: DistributorRecord }) {
  const t = useTranslations('distribution')
  const { time } = useFormat()
  const { promote_code, level_name, is_level_fixed, approved_at, bindings } = distributor
  const upline = bindings.find(({ ended_at }) => ended_at === null)
  return (
    <Card size="small" title={t('distributor')}>
      <Descriptions
        size="small"
        column={1}
        items={[
          {
            key: 'level',
            label: t('level'),
            children: (
              <Flex gap={8} align="center" wrap>
                <strong>{level_name}</strong>
                <span style={quiet}>{is_level_fixed ? t('level_fixed_full') : t('level_by_itself')}</span>
              </Flex>
            ),
          },
          {
            key: 'code',
            label: t('promote_code'),
            children: <Typography.Text copyable={{ text: promote_code }}>{promote_code}</Typography.Text>,
          },
          {
            key: 'upline',
            label: t('upline'),
            children: upline ? (
              <DistributorLink member_id={upline.distributor_id}>{upline.distributor_account}</DistributorLink>
            ) : (
              t('nobody')
            ),
          },
          { key: 'since', label: t('approved_at'), children: time(approved_at) },
        ]}
      />
    </Card>
  )
}

/** What the member applied with, and who decided it. */
export function ApplicationFacts({ application }: { application: DistributorRecord['application'] }) {
  const t = useTranslations('distribution')
  const { time } = useFormat()
  if (application === null) return <Typography.Text>{t('application_none')}</Typography.Text>
  const { state, name, mobile, note, applied_at, decided_at, decided_by_name, refusal_reason } = application
  return (
    <Descriptions
      size="small"
      column={1}
      items={[
        { key: 'state', label: t('state'), children: <StateTag tone={applicationTones[state]}>{t(`state_${state}`)}</StateTag> },
        { key: 'name', label: t('name'), children: name },
        { key: 'mobile', label: t('mobile'), children: mobile },
        { key: 'note', label: t('note'), children: note || '–' },
        { key: 'applied_at', label: t('applied_at'), children: time(applied_at) },
        {
          key: 'decided',
          label: t('decided'),
          children: decided_at === null ? '–' : `${time(decided_at)} · ${decided_by_name ?? t('decided_alone')}`,
        },
        ...(refusal_reason ? [{ key: 'reason', label: t('reason'), children: refusal_reason }] : []),
      ]}
    />
  )
}
