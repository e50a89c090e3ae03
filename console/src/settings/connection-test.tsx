import type { SettingGroup } from '@longmall/contract/setting.ts'
import { Alert, Flex, Typography } from 'antd'
import { useState } from 'react'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useTranslations } from '../shell/language.tsx'

interface TestResult {
  works: boolean
  message: string
}

/** Tests the connection of a group: the storage, a mail, an SMS; and shows the result. */
export function ConnectionTest({ group }: { group: SettingGroup }) {
  const t = useTranslations('setting')
  const [result, setResult] = useState<TestResult | null>(null)
  if (group !== 'storage' && group !== 'mail' && group !== 'sms') return null
  return (
    <section style={{ borderTop: '1px solid #e9e9ef', marginTop: 24, paddingTop: 16, maxWidth: 860 }}>
      <Flex gap={12} align="center" wrap>
        {group === 'storage' ? (
          <ActionButton
            command="setting/test_storage"
            input={{}}
            label={t('test_storage')}
            onDone={({ works, error, location }) => setResult({ works, message: works ? t('storage_test_passed', { location }) : error })}
          />
        ) : (
          <ActionButton
            command="messaging/send_test"
            input={{ kind: group }}
            label={t(group === 'mail' ? 'send_test_mail' : 'send_test_sms')}
            fields={[
              { kind: 'text', name: 'recipient', label: t(group === 'mail' ? 'recipient_mail' : 'recipient_sms'), isRequired: true },
            ]}
            onDone={({ works, error }) => setResult({ works, message: works ? t('test_sent') : error })}
          />
        )}
        <Typography.Text style={{ color: '#5c5c69' }}>{t('test_note')}</Typography.Text>
      </Flex>
      {result && (
        <Alert
          style={{ marginTop: 12 }}
          showIcon
          type={result.works ? 'success' : 'error'}
          title={t(result.works ? 'test_passed' : 'test_failed')}
          description={<span style={{ overflowWrap: 'anywhere' }}>{result.message}</span>}
        />
      )}
    </section>
  )
}
