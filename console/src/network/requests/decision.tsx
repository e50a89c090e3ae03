import type { SponsorRequest } from '@longmall/contract/network-staff.ts'
import { DecisionButtons } from '../../shell/decision/decision-buttons.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { MemberFacts } from '../../shell/member/member-facts.tsx'

/** A second operator approves or refuses a requested sponsor; its requester may only take it back. */
export function Decision({ row: { request_id, version, member_id, account, before, after, reason, is_own } }: { row: SponsorRequest }) {
  const t = useTranslations('network')
  const input = { request_id, version }
  const nameOf = (sponsor: SponsorRequest['before']) => sponsor?.account ?? t('no_one')
  return (
    <DecisionButtons
      approve={
        is_own
          ? null
          : {
              command: 'network/approve_sponsor',
              input,
              label: t('approve'),
              question: (
                <>
                  {t('approve_confirm', { account, before: nameOf(before), after: nameOf(after) })}
                  <MemberFacts member_id={member_id} />
                  {after && <MemberFacts member_id={after.member_id} />}
                  {reason}
                </>
              ),
            }
      }
      refuse={{
        command: 'network/refuse_sponsor',
        input,
        label: t('refuse'),
        question: (
          <>
            {t('refuse_confirm', { account, before: nameOf(before) })}
            <MemberFacts member_id={member_id} />
          </>
        ),
      }}
    />
  )
}
