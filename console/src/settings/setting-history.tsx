import type { SettingHistoryEntry, SettingRow } from '@longmall/contract/setting.ts'
import { Button, Drawer, Empty, Flex, Tag, Typography } from 'antd'
import { useState } from 'react'
import { Loaded } from '../shell/display/loaded.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../shell/language.tsx'
import { useNames } from './use-names.ts'
import { useFormatValue, type FormatValue } from './use-format-value.ts'

interface HistoryProps {
  setting: SettingRow
  /** Formats a value; by default as a setting of its kind. */
  formatter?: FormatValue
}

/** A button that opens the history of a setting, from which a value is restored. */
export function SettingHistory({ setting, formatter }: HistoryProps) {
  const t = useTranslations('setting')
  const { nameOf } = useNames()
  const formatValue = useFormatValue()
  const [isOpen, setOpen] = useState(false)
  const name = nameOf(setting.key)
  return (
    <>
      <Button type="link" size="small" style={{ paddingInline: 0 }} aria-label={t('history_of', { name })} onClick={() => setOpen(true)}>
        {t('history')}
      </Button>
      <Drawer open={isOpen} title={t('history_of', { name })} size={560} onClose={() => setOpen(false)} destroyOnHidden>
        <Loaded query={query('setting/view', { key: setting.key })}>
          {(history) => (
            <SettingRevisions
              setting={history.setting}
              history={history.history}
              formatValue={formatter ?? formatValue}
              onDone={() => setOpen(false)}
            />
          )}
        </Loaded>
      </Drawer>
    </>
  )
}

interface SettingRevisionsProps {
  setting: SettingRow
  history: readonly SettingHistoryEntry[]
  formatValue: FormatValue
  onDone: () => void
}

function SettingRevisions({ setting, history, formatValue, onDone }: SettingRevisionsProps) {
  const t = useTranslations('setting')
  const { nameOf } = useNames()
  const { time } = useFormat()
  const { key, version, is_changed, is_secret, default_value } = setting
  const name = nameOf(key)
  return (
    <>
      {is_changed && (
        <div style={{ marginBottom: 16 }}>
          <ActionButton
            command="setting/restore"
            input={{ key, version, to_version: null }}
            label={t('to_default')}
            question={
              is_secret ? t('to_default_secret', { name }) : t('restore_confirm', { name, value: formatValue(setting, default_value) })
            }
            isDanger={is_secret}
            onDone={onDone}
          />
        </div>
      )}
      {history.length === 0 && <Empty description={t('history_none')} />}
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {history.map((past) => (
          <li key={past.version} style={{ borderTop: '1px solid #e9e9ef', padding: '12px 0' }}>
            <Flex justify="space-between" gap={12} align="start">
              <div style={{ minWidth: 0 }}>
                <div style={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{formatValue(setting, past.value)}</div>
                <Typography.Text style={{ color: '#5c5c69' }}>
                  {past.changed_at
                    ? [
                        t('by_operator', { name: past.changed_by ?? '–', time: time(past.changed_at) }),
                        ...(past.approved_by ? [t('approved_by', { name: past.approved_by })] : []),
                      ].join(' · ')
                    : t('initial_value')}
                </Typography.Text>
                {past.reason && <div>{past.reason}</div>}
                <Flex gap={4}>
                  {past.version === version && <Tag color="processing">{t('current')}</Tag>}
                  {past.is_default && <Tag>{t('is_default')}</Tag>}
                </Flex>
              </div>
              {past.version !== version && past.value !== null && (
                <ActionButton
                  command="setting/restore"
                  input={{ key, version, to_version: past.version }}
                  label={t('restore')}
                  question={t('restore_confirm', { name, value: formatValue(setting, past.value) })}
                  onDone={onDone}
                />
              )}
            </Flex>
          </li>
        ))}
      </ol>
    </>
  )
}
