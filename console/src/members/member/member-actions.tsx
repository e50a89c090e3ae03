import type { MemberRecord } from '@longmall/contract/member.ts'
import { usePermissions } from '../../shell/call/permissions.ts'
import { LinkButton } from '../../shell/display/link-button.tsx'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'

/** The actions on an account: each states its effect, and requires a reason. */
export function MemberActions({ member }: { member: MemberRecord }) {
  const tCommon = useTranslations()
  const t = useTranslations('member')
  const can = usePermissions()
  const { customer_id: member_id, account, state, is_frozen, is_store_clerk } = member
  if (state === 'cancelled') return null
  const reason = [{ kind: 'area', name: 'reason', label: tCommon('reason'), maximum: 500, isRequired: true }] as const
  return (
    <>
      {is_store_clerk && can('store/list') && (
        <LinkButton to="/stores" search={{ member_id }}>
          {t('clerk_of')}
        </LinkButton>
      )}
      {is_frozen ? (
        <ActionButton
          command="member/unfreeze"
          input={{ member_id }}
          label={t('unfreeze')}
          question={t('unfreeze_confirm', { account })}
          fields={reason}
        />
      ) : (
        <ActionButton
          command="member/freeze"
          input={{ member_id }}
          label={t('freeze')}
          question={t('freeze_confirm', { account })}
          fields={reason}
          isDanger
        />
      )}
      {state === 'locked' ? (
        <ActionButton
          command="identity/unlock"
          input={{ member_id }}
          label={t('unlock')}
          question={t('unlock_confirm', { account })}
          fields={reason}
        />
      ) : (
        <ActionButton
          command="identity/lock"
          input={{ member_id }}
          label={t('lock')}
          question={t('lock_confirm', { account })}
          fields={reason}
          isDanger
        />
      )}
    </>
  )
}
