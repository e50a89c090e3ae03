import { pricedUnits, priceRequestStates, type PriceRequest } from '@longmall/contract/unit-price.ts'
import { Flex } from 'antd'
import { useDecisionColumns } from '../shell/decision/use-decision-columns.ts'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { PriceDecision } from './price-decision.tsx'
import { UnitPriceHead } from './unit-price-head.tsx'

const tones: Record<PriceRequest['state'], Tone> = { requested: 'warning', approved: 'success', refused: 'default', withdrawn: 'default' }

/** Prices that were requested, and what was decided. */
export function PriceRequestsScreen() {
  const tCommon = useTranslations()
  const t = useTranslations('unitprice')
  const { coinPrice, day, percent, time } = useFormat()
  const decisions = useDecisionColumns({ requested_by: t('requested_by'), decided_by: t('decided_by') })
  return (
    <>
      <UnitPriceHead />
      <ResourceList
        operation="unit_price/requests"
        rowKey="request_id"
        isCards
        empty={t('requests_empty')}
        actions={(row) => row.state === 'requested' && <PriceDecision row={row} />}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: priceRequestStates.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          { kind: 'choice', name: 'unit', label: t('unit'), options: pricedUnits.map((value) => ({ value, label: value })) },
        ]}
        columns={[
          { name: 'unit', title: t('unit') },
          { name: 'price', title: t('price'), align: 'right', render: ({ price }) => coinPrice(price) },
          {
            name: 'change_permille',
            title: t('change'),
            align: 'right',
            render: ({ change_permille, is_jump, base_price }) => (
              <Flex vertical align="end">
                {percent(change_permille / 1000)}
                <small>{t('base_price', { price: coinPrice(base_price) })}</small>
                {is_jump && <StateTag tone="warning">{t('jump')}</StateTag>}
              </Flex>
            ),
          },
          { name: 'starts_on', title: t('starts_on'), render: (row) => day(row.starts_on) },
          { name: 'reason', title: tCommon('reason') },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state, effective_at }) => (
              <Flex vertical>
                <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag>
                {state === 'requested' && effective_at && <small>{t('publishes_at', { time: time(effective_at) })}</small>}
              </Flex>
            ),
          },
          ...decisions,
        ]}
      />
    </>
  )
}
