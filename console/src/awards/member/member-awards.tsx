import type { Payout } from '@longmall/contract/award-shapes.ts'
import { awardKinds } from '../runs/award-kinds.ts'
import { Flex } from 'antd'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { useAwardFormat } from '../use-award-format.ts'
import { AwardExplanation } from './award-explanation.tsx'

// A released award went to the available balance or to what the AM window froze.
const placeKey = (place: Payout['place']) => (place === 'frozen:referral' ? 'available' : place)

function Place({ award: { place, release_on, is_released, amount, taken_back } }: { award: Payout }) {
  const t = useTranslations('award')
  const { day } = useFormat()
  const { mills } = useAwardFormat()
  if (taken_back === amount) return <StateTag tone="error">{t('taken_back_all')}</StateTag>
  const text = place === 'frozen:referral' && !is_released ? t('locked_until', { day: day(release_on) }) : t(`place_${placeKey(place)}`)
  if (!/[1-9]/.test(taken_back)) return text
  return (
    <Flex vertical align="start">
      {text}
      <StateTag tone="error">{t('taken_back_part', { amount: mills(taken_back) })}</StateTag>
    </Flex>
  )
}

/** The awards of a member by run and kind; each opens to what it is made of (AST-05). */
export function MemberAwards({ member_id }: { member_id: number }) {
  const t = useTranslations('award')
  const { day } = useFormat()
  const { mills, units } = useAwardFormat()
  return (
    <ResourceList
      operation="award/list_awards"
      fixed={{ member_id }}
      rowKey="payout_id"
      empty={t('awards_empty')}
      filters={[
        { kind: 'choice', name: 'kind', label: t('award'), options: awardKinds.map((value) => ({ value, label: t(`kind_${value}`) })) },
      ]}
      expand={({ payout_id }) => <AwardExplanation payout_id={payout_id} />}
      columns={[
        {
          name: 'day',
          title: t('day'),
          render: ({ run_id, day: settled }) => (
            <RecordLink to="/awards/run" search={{ run_id }}>
              {day(settled)}
            </RecordLink>
          ),
        },
        { name: 'kind', title: t('award'), render: ({ kind }) => t(`kind_${kind}`) },
        { name: 'amount', title: t('paid'), align: 'right', render: ({ amount }) => mills(amount) },
        { name: 'units', title: t('paid_in'), render: (award) => units(award) },
        {
          name: 'place',
          title: t('account'),
          render: (award) => <Place award={award} />,
        },
        { name: 'taken_back', title: t('taken_back'), align: 'right', isExtra: true, render: ({ taken_back }) => mills(taken_back) },
      ]}
    />
  )
}
