import type { SponsorRequest } from '@longmall/contract/network-staff.ts'
import { Flex } from 'antd'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { MemberFacts } from '../../shell/member/member-facts.tsx'

/** A second operator approves or refuses a requested sponsor. */
export function Decision({ row: { request_id, version, member_id, account, before, after, reason } }: { row: SponsorRequest }) {
  const t = useTranslations('network')
  const input = { request_id, version }
  const nameOf = (sponsor: SponsorRequest['before']) => sponsor?.account ?? t('no_one')
  return (
    <Flex>
      <ActionButton
        command="network/approve_sponsor"
        input={input}
        label={t('approve')}
        type="link"
        question={
          <Flex vertical gap={8}>
            {t('approve_confirm', { account, before: nameOf(before), after: nameOf(after) })}
            <MemberFacts member_id={member_id} />
            {after && <MemberFacts member_id={after.member_id} />}
            {reason}
          </Flex>
        }
      />
      <ActionButton
        command="network/refuse_sponsor"
        input={input}
        label={t('refuse')}
        type="link"
        isDanger
        question={
          <Flex vertical gap={8}>
            {t('refuse_confirm', { account, before: nameOf(before) })}
            <MemberFacts member_id={member_id} />
          </Flex>
        }
      />
    </Flex>
  )
}
