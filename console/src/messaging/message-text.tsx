import type { Message } from '@longmall/contract/messaging.ts'
import { Alert, Typography } from 'antd'
import { useTranslations } from '../shell/language.tsx'

/** A message as it was written; its code, where it may be read, large and ready to be copied. */
export function MessageText({ message: { language, body, code, error, attempts } }: { message: Message }) {
  const t = useTranslations()
  return (
    <div style={{ maxWidth: 640, paddingBlock: 8 }}>
      {error !== null && (
        <Alert type="error" showIcon style={{ marginBottom: 12 }} title={t('outbox_error', { attempts })} description={error} />
      )}
      {code !== null && (
        <Typography.Paragraph copyable strong style={{ fontSize: 28, letterSpacing: 4, fontVariantNumeric: 'tabular-nums' }}>
          {code}
        </Typography.Paragraph>
      )}
      <div lang={language}>
        {body
          .split('\n\n')
          .filter((paragraph) => paragraph !== code)
          .map((paragraph) => (
            <Typography.Paragraph key={paragraph}>{paragraph}</Typography.Paragraph>
          ))}
      </div>
    </div>
  )
}
