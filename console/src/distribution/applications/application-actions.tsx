import type { StaffDistributorApplication } from '@longmall/contract/distribution-staff.ts'
import { Flex } from 'antd'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'

/** Approves or refuses an application that waits. */
export function ApplicationActions({ application }: { application: StaffDistributorApplication }) {
  const t = useTranslations('distribution')
  const { application_id, version, state, account } = application
  if (state !== 'applied') return null
  return (
    <Flex>
      <ActionButton
        command="distribution/decide_application"
        input={{ application_id, version, is_approved: true, reason: '' }}
        label={t('approve')}
        type="link"
        question={t('approve_confirm', { account })}
      />
      <ActionButton
        command="distribution/decide_application"
        input={{ application_id, version, is_approved: false }}
        label={t('refuse')}
        type="link"
        isDanger
        question={t('refuse_confirm', { account })}
        fields={[{ kind: 'area', name: 'reason', label: t('reason'), maximum: 200, isRequired: true }]}
      />
    </Flex>
  )
}
