import { useNavigate, useSearch } from '@tanstack/react-router'
import { Empty, Flex } from 'antd'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { MemberPicker } from '../../shell/member/member-picker.tsx'
import { MemberAddresses } from './member-addresses.tsx'
import { CoinWithdrawalHead } from './requests-screen.tsx'

/** The address book of the chosen member. */
export function AddressesScreen() {
  const t = useTranslations('coinwithdrawal')
  const navigate = useNavigate()
  const { member_id }: { member_id?: number } = useSearch({ strict: false })
  return (
    <>
      <CoinWithdrawalHead />
      <Flex gap={12} align="center" wrap style={{ marginBottom: 16 }} role="search">
        <MemberPicker
          label={t('member')}
          value={member_id}
          onChange={(next) => void navigate({ to: '.', search: (typeof next === 'number' ? { member_id: next } : {}) as never })}
        />
        {member_id && <MemberLink member_id={member_id}>{t('to_member')}</MemberLink>}
      </Flex>
      {member_id ? <MemberAddresses member_id={member_id} /> : <Empty description={t('choose_member')} />}
    </>
  )
}
