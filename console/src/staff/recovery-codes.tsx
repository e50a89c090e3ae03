import { Button, Flex, Typography } from 'antd'
import { useWords } from '../shell/language.tsx'

/** The ten recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const say = useWords()
  return (
    <>
      <div>
        <Typography.Title level={2} style={{ fontSize: 18, marginTop: 0 }}>
          {say('recovery_title')}
        </Typography.Title>
        <Typography.Text>{say('recovery_note')}</Typography.Text>
      </div>
      <ul
        style={{ columns: 2, margin: 0, padding: 0, listStyle: 'none', fontFamily: 'ui-monospace, monospace', fontSize: 16, lineHeight: 2 }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Flex gap={12} wrap>
        <Typography.Text copyable={{ text: codes.join('\n') }}>{say('recovery_copy')}</Typography.Text>
        <Button type="primary" size="large" block onClick={onKept}>
          {say('recovery_kept')}
        </Button>
      </Flex>
    </>
  )
}
