import type { SettingRow } from '@longmall/contract/setting.ts'
import { Link } from '@tanstack/react-router'
import { Flex, Typography } from 'antd'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useWords } from '../shell/language.tsx'
import { SettingHistory } from './setting-history.tsx'
import { spoken } from './spoken.ts'
import { useNames } from './use-names.ts'
import { useUnit } from './use-unit.ts'
import { useValueWords } from './use-value-words.ts'
import { worthOf } from './worth.ts'

/** Below a setting's input: what it changes, its range and default, whether it was changed, and its history. */
export function SettingNote({ setting }: { setting: SettingRow }) {
  const say = useWords('setting')
  const { effectOf, nameOf } = useNames()
  const unitOf = useUnit()
  const valueWords = useValueWords()
  const empty = useWords('settingempty')
  const { minimum, maximum, value, default_value, is_changed, is_secret } = setting
  const parts = [
    ...(minimum !== null && maximum !== null ? [`${say('range', { minimum, maximum })} ${unitOf(setting.unit)}`.trim()] : []),
    ...(default_value !== null && default_value.length < 60
      ? [say('default_is', { value: spoken(empty, setting.key) ?? valueWords(setting, default_value) })]
      : []),
    ...(value !== null && worthOf(setting.unit, Number(value)) ? [say('worth', { value: valueWords(setting, value) })] : []),
  ]
  return (
    <div style={{ marginTop: 4 }}>
      <div>{effectOf(setting.key)}</div>
      {setting.blanks.length > 0 && (
        <Typography.Text type="warning" style={{ display: 'block', color: '#8a5300' }}>
          {say('blanks', { names: setting.blanks.map(nameOf).join(', ') })}
        </Typography.Text>
      )}
      {setting.waits && setting.may_edit && setting.request_id === null && (
        <Typography.Text style={{ display: 'block', color: '#5c5c69' }}>{say('needs_second')}</Typography.Text>
      )}
      {setting.request_id !== null && (
        <Link to="/settings/requests" search={{ state: 'waiting' } as never}>
          {say('change_waits')}
        </Link>
      )}
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
