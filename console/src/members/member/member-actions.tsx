import type { MemberRecord } from '@longmall/contract/member.ts'
import { useMay } from '../../shell/call/may.ts'
import { LinkButton } from '../../shell/display/link-button.tsx'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useWords } from '../../shell/language.tsx'

/** What an operator may do to an account: each says what it will change, and asks for a reason. */
export function MemberActions({ member }: { member: MemberRecord }) {
  const frame = useWords()
  const say = useWords('member')
  const may = useMay()
  const { customer_id: member_id, account, state, is_frozen, is_desk_clerk } = member
  if (state === 'cancelled') return null
  const reason = [{ kind: 'area', name: 'reason', label: frame('reason'), maximum: 500, isRequired: true }] as const
  return (
    <>
      {is_desk_clerk && may('store/list') && (
        <LinkButton to="/stores" search={{ member_id }}>
          {say('clerk_of')}
        </LinkButton>
      )}
      {is_frozen ? (
        <ActionButton
          command="member/unfreeze"
          input={{ member_id }}
          label={say('unfreeze')}
          asks={say('unfreeze_asks', { account })}
          fields={reason}
        />
      ) : (
        <ActionButton
          command="member/freeze"
          input={{ member_id }}
          label={say('freeze')}
          asks={say('freeze_asks', { account })}
          fields={reason}
          isDanger
        />
      )}
      {state === 'locked' ? (
        <ActionButton
          command="identity/unlock"
          input={{ member_id }}
          label={say('unlock')}
          asks={say('unlock_asks', { account })}
          fields={reason}
        />
      ) : (
        <ActionButton
          command="identity/lock"
          input={{ member_id }}
          label={say('lock')}
          asks={say('lock_asks', { account })}
          fields={reason}
          isDanger
        />
      )}
    </>
  )
}
