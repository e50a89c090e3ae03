import type { MemberRecord } from '@longmall/contract/member.ts'
import { Descriptions, Flex } from 'antd'
import { useState } from 'react'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { languageOptions, useTranslations } from '../../shell/language.tsx'
import { OwnTags } from '../tags/own-tags.tsx'
import { TagList } from '../tags/tag-list.tsx'

interface Contact {
  email: string
  mobile: string | null
}

/** A member's profile; the contact is masked until an operator requests it. */
export function MemberProfile({ member }: { member: MemberRecord }) {
  const t = useTranslations('member')
  const { time, day, count } = useFormat()
  const [contact, setContact] = useState<Contact | null>(null)
  const { customer_id: member_id } = member
  const shown = contact ?? member
  const facts = [
    ['account', member.account],
    ['nickname', member.nickname],
    ['real_name', member.real_name ?? '–'],
    ['grade', member.grade_name],
    ['email', shown.email || '–'],
    ['mobile', shown.mobile ?? '–'],
    ['country', member.country],
    ['language', languageOptions.find(({ value }) => value === member.language)?.label ?? member.language],
    ['birthday', day(member.birthday)],
    ['regional_code', member.regional_code ?? '–'],
    ['dealer_code', member.dealer_code ?? '–'],
    ['referrals', count(member.referral_count)],
    ['registered', time(member.registered_at)],
    ['last_seen', time(member.last_seen_at)],
  ] as const
  return (
    <Flex vertical gap={16} align="start">
      <Descriptions
        bordered
        size="small"
        column={{ xs: 1, lg: 2 }}
        items={facts.map(([key, children]) => ({ key, label: t(key), children }))}
      />
      <Flex gap={8} align="center" wrap>
        <span>{t('tags')}:</span>
        <TagList tags={member.tags} />
        {member.state !== 'cancelled' && <OwnTags member={member} />}
      </Flex>
      {member.referrer_id !== null && <MemberLink member_id={member.referrer_id} />}
      {!contact && member.state !== 'cancelled' && (
        <ActionButton
          command="member/view_contact"
          input={{ member_id }}
          label={t('show_contact')}
          question={t('show_contact_confirm')}
          onDone={setContact}
        />
      )}
    </Flex>
  )
}
