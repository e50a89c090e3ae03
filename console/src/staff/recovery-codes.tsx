import { Button, Flex, Typography } from 'antd'
import { useTranslations } from '../shell/language.tsx'

/** The ten recovery codes, shown this once. */
export function RecoveryCodes({ codes, onConfirmed }: { codes: string[]; onConfirmed: () => void }) {
  const t = useTranslations()
  return (
    <>
      <div>
        <Typography.Title level={2} style={{ fontSize: 18, marginTop: 0 }}>
          {t('recovery_title')}
        </Typography.Title>
        <Typography.Text>{t('recovery_note')}</Typography.Text>
      </div>
      <ul
        style={{ columns: 2, margin: 0, padding: 0, listStyle: 'none', fontFamily: 'ui-monospace, monospace', fontSize: 16, lineHeight: 2 }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Flex gap={12} wrap>
        <Typography.Text copyable={{ text: codes.join('\n') }}>{t('recovery_copy')}</Typography.Text>
        <Button type="primary" size="large" block onClick={onConfirmed}>
          {t('recovery_saved')}
        </Button>
      </Flex>
    </>
  )
}
