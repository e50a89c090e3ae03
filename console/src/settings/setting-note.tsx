import type { SettingRow } from '@longmall/contract/setting.ts'
import { Flex, Typography } from 'antd'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useWords } from '../shell/language.tsx'
import { SettingHistory } from './setting-history.tsx'
import { useNames } from './use-names.ts'
import { useUnit } from './use-unit.ts'
import { useValueWords } from './use-value-words.ts'
import { worthOf } from './worth.ts'

/** Below a setting's input: what it changes, its range and default, whether it was changed, and its history. */
export function SettingNote({ setting }: { setting: SettingRow }) {
  const say = useWords('setting')
  const { effectOf } = useNames()
  const unitOf = useUnit()
  const valueWords = useValueWords()
  const { minimum, maximum, value, default_value, is_changed, is_secret } = setting
  const parts = [
    ...(minimum !== null && maximum !== null ? [`${say('range', { minimum, maximum })} ${unitOf(setting.unit)}`.trim()] : []),
    ...(default_value !== null && default_value.length < 60 ? [say('default_is', { value: valueWords(setting, default_value) })] : []),
    ...(value !== null && worthOf(setting.unit, Number(value)) ? [say('worth', { value: valueWords(setting, value) })] : []),
  ]
  return (
    <div style={{ marginTop: 4 }}>
      <div>{effectOf(setting.key)}</div>
      <Flex gap={8} align="center" wrap>
        {is_changed && !is_secret && <StateTag tone="busy">{say('changed')}</StateTag>}
        {parts.length > 0 && <Typography.Text style={{ fontSize: 12, color: '#5c5c69' }}>{parts.join(' · ')}</Typography.Text>}
        <Typography.Text code style={{ fontSize: 12 }}>
          {setting.key}
        </Typography.Text>
        <SettingHistory setting={setting} />
      </Flex>
    </div>
  )
}
