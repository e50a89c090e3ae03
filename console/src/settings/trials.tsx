import type { SettingGroup } from '@longmall/contract/setting.ts'
import { Alert, Flex, Typography } from 'antd'
import { useState } from 'react'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useWords } from '../shell/language.tsx'

interface Outcome {
  works: boolean
  words: string
}

/** Tries out what a group sets up: the storage, a mail, an SMS; and shows what came of it. */
export function Trials({ group }: { group: SettingGroup }) {
  const say = useWords('setting')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  if (group !== 'storage' && group !== 'mail' && group !== 'sms') return null
  return (
    <section style={{ borderTop: '1px solid #e9e9ef', marginTop: 24, paddingTop: 16, maxWidth: 860 }}>
      <Flex gap={12} align="center" wrap>
        {group === 'storage' ? (
          <ActionButton
            command="setting/try_storage"
            input={{}}
            label={say('try_storage')}
            onDone={({ works, words, place }) => setOutcome({ works, words: works ? say('storage_works', { place }) : words })}
          />
        ) : (
          <ActionButton
            command="messaging/send_test"
            input={{ kind: group }}
            label={say(group === 'mail' ? 'send_test_mail' : 'send_test_sms')}
            fields={[
              { kind: 'text', name: 'recipient', label: say(group === 'mail' ? 'recipient_mail' : 'recipient_sms'), isRequired: true },
            ]}
            onDone={({ works, words }) => setOutcome({ works, words: works ? say('test_sent') : words })}
          />
        )}
        <Typography.Text style={{ color: '#5c5c69' }}>{say('try_note')}</Typography.Text>
      </Flex>
      {outcome && (
        <Alert
          style={{ marginTop: 12 }}
          showIcon
          type={outcome.works ? 'success' : 'error'}
          title={say(outcome.works ? 'works' : 'fails')}
          description={<span style={{ overflowWrap: 'anywhere' }}>{outcome.words}</span>}
        />
      )}
    </section>
  )
}
