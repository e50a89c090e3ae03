import { useQuery } from '@tanstack/react-query'
import { Flex } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { useUnitName } from '../../shell/money/use-unit-name.ts'
import { usePurposeLabel } from '../liabilities/purpose-label.ts'

/** The current balances of a member by account, before an adjustment. */
export function MemberBalance({ member_id }: { member_id: number }) {
  const { money } = useFormat()
  const unitName = useUnitName()
  const purposeLabel = usePurposeLabel()
  const { data } = useQuery(query('wallet/account_view', { member_id }))
  if (data?.accounts.length === 0) return <span>{`${unitName('MONEY')}: ${money('0.00')}`}</span>
  return (
    <Flex gap="4px 16px" wrap>
      {data?.accounts.map(({ unit, purpose, posted }) => (
        <span key={`${unit} ${purpose}`}>
          {unitName(unit)} · {purposeLabel(purpose)}: <strong>{money(posted, unit)}</strong>
        </span>
      ))}
    </Flex>
  )
}
