import type { EnrolledKey } from '@longmall/contract/box.ts'
import { Alert, type App, Flex, Typography } from 'antd'
import type * as z from 'zod/mini'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

type Key = z.output<typeof EnrolledKey>

/** One box a line, as a factory reads it: id, version of the key, key. */
export const keyLines = (keys: readonly Key[]): string =>
  keys.map(({ device_id, key_version, key }) => `${device_id},${key_version},${key}`).join('\n')

/** Shows keys of boxes, which are never shown again, with a button that copies them. */
export function useShowKeys(modal: ReturnType<typeof App.useApp>['modal']) {
  const t = useTranslations('box')
  const { count } = useFormat()
  return (keys: readonly Key[]) => {
    const text = keyLines(keys)
    void modal.success({
      title: t('keys_title', { number: count(keys.length) }),
      width: 720,
      okText: t('keys_saved'),
      content: (
        <Flex vertical gap={12}>
          <Alert type="warning" showIcon title={t('keys_once')} />
          <Typography.Paragraph
            code
            copyable={{ text }}
            style={{ maxHeight: 320, overflow: 'auto', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {text}
          </Typography.Paragraph>
        </Flex>
      ),
    })
  }
}
