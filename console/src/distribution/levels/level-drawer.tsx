import type { StaffDistributorLevel } from '@longmall/contract/distribution-staff.ts'
import { query } from '@longmall/web/call/query.ts'
import { Typography } from 'antd'
import { queryClient } from '../../shell/call/query-client.ts'
import type { Values } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { RatesField } from '../rates/rates-field.tsx'
import { ratesOf } from '../rates/rates-of.ts'
import { useShare } from '../rates/use-share.ts'
import { levelToInput } from './level-to-input.ts'

export interface LevelDrawerProps {
  label: string
  type?: 'primary' | 'link'
  /** One that is edited; none: a new one. */
  level?: StaffDistributorLevel
}

const startOf = ({ level_id, version, position, rates, conditions, texts }: StaffDistributorLevel) => ({
  initial: { position, rates, conditions, texts } as Values,
  fixed: { level_id, version },
})
const emptyLevel: Values = { texts: [], conditions: { orders: 0, sales: '0.00', members: 0 } }

/** A button that opens the form of a level. */
export function LevelDrawer({ label, type = 'link', level }: LevelDrawerProps) {
  const t = useTranslations('distribution')
  const { rates } = useShare()
  const fresh = async () => {
    const { list } = await queryClient.fetchQuery<{ list: StaffDistributorLevel[] }>({
      queryKey: query('distribution/list_levels', {}).queryKey,
      staleTime: 0,
    })
    return startOf(list.find(({ level_id }) => level_id === level!.level_id) ?? level!)
  }
  return (
    <FormDrawer
      command="distribution/save_level"
      label={label}
      title={level ? t('level_edit') : t('level_add')}
      type={type}
      shape={levelToInput}
      {...(level ? { ...startOf(level), fresh } : { initial: emptyLevel })}
      refusedFields={{ 'distribution.exceeds_margin': 'rates' }}
      layout={(show) => (
        <>
          {show('texts', 'rates')}
          {!level?.is_first && (
            <>
              <Typography.Title level={2} style={{ fontSize: 16, margin: 0 }}>
                {t('conditions')}
              </Typography.Title>
              <Typography.Paragraph style={{ color: '#5c5c69' }}>{t('condition_help')}</Typography.Paragraph>
              <div style={{ display: 'grid', gap: '0 12px', gridTemplateColumns: 'repeat(auto-fit, minmax(230px, 1fr))' }}>
                {show('conditions')}
              </div>
            </>
          )}
          {show('position')}
        </>
      )}
      fields={[
        {
          kind: 'texts',
          name: 'texts',
          label: t('level_name'),
          isRequired: true,
          parts: [{ name: 'name', label: t('level_name'), maximum: 40 }],
        },
        {
          kind: 'custom',
          name: 'rates',
          label: t('rates'),
          isRequired: true,
          render: (control) => <RatesField {...control} />,
          formatValue: (value) => rates(ratesOf(value)),
        },
        ...(level?.is_first
          ? []
          : [
              {
                kind: 'group' as const,
                name: 'conditions' as const,
                label: t('conditions'),
                fields: [
                  { kind: 'number' as const, name: 'orders' as const, label: t('condition_orders'), minimum: 0, maximum: 1_000_000 },
                  { kind: 'money' as const, name: 'sales' as const, label: t('condition_sales') },
                  {
                    kind: 'number' as const,
                    name: 'members' as const,
                    label: t('condition_members'),
                    minimum: 0,
                    maximum: 1_000_000,
                  },
                ],
              },
            ]),
        { kind: 'number', name: 'position', label: t('position'), help: t('position_help'), minimum: 0, maximum: 10_000 },
      ]}
    />
  )
}
