import { scaleOf } from '@longmall/contract/setting-scale.ts'
import type { SettingRow } from '@longmall/contract/setting.ts'
import { Link } from '@tanstack/react-router'
import { Flex, Typography } from 'antd'
import { useFormat } from '../shell/display/use-format.ts'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useTranslations } from '../shell/language.tsx'
import { SettingHistory } from './setting-history.tsx'
import { translateKey } from './translate-key.ts'
import { useNames } from './use-names.ts'
import { useFormatValue } from './use-format-value.ts'

/** Below a setting's input: its effect, range and default, whether it was changed, and its history. */
export function SettingNote({ setting }: { setting: SettingRow }) {
  const t = useTranslations('setting')
  const { effectOf, nameOf } = useNames()
  const formatValue = useFormatValue()
  const tSettingEmpty = useTranslations('settingempty')
  const { count } = useFormat()
  const { minimum, maximum, default_value, is_changed, is_secret } = setting
  // A scaled unit is said at both ends, as in "$1 to $5"; another one after the last.
  const least = (bound: number) => (scaleOf(setting.unit) ? formatValue(setting, String(bound)) : count(bound))
  const parts = [
    ...(minimum !== null && maximum !== null
      ? [t('range', { minimum: least(minimum), maximum: formatValue(setting, String(maximum)) })]
      : []),
    ...(default_value !== null && default_value.length < 60
      ? [t('default_is', { value: translateKey(tSettingEmpty, setting.key) ?? formatValue(setting, default_value) })]
      : []),
  ]
  return (
    <div style={{ marginTop: 4 }}>
      <div>{effectOf(setting.key)}</div>
      {setting.cleared_secrets.length > 0 && (
        <Typography.Text type="warning" style={{ display: 'block', color: '#8a5300' }}>
          {t('cleared_secrets', { names: setting.cleared_secrets.map(nameOf).join(', ') })}
        </Typography.Text>
      )}
      {setting.requires_approval && setting.can_edit && setting.request_id === null && (
        <Typography.Text style={{ display: 'block', color: '#5c5c69' }}>{t('requires_second_approval')}</Typography.Text>
      )}
      {setting.request_id !== null && (
        <Link to="/settings/requests" search={{ state: 'waiting' } as never}>
          {t('change_pending')}
        </Link>
      )}
      <Flex gap={8} align="center" wrap>
        {is_changed && !is_secret && <StateTag tone="processing">{t('changed')}</StateTag>}
        {parts.length > 0 && <Typography.Text style={{ fontSize: 12, color: '#5c5c69' }}>{parts.join(' · ')}</Typography.Text>}
        <Typography.Text code style={{ fontSize: 12 }}>
          {setting.key}
        </Typography.Text>
        <SettingHistory setting={setting} />
      </Flex>
    </div>
  )
}
