import type { SettingPast, SettingRow } from '@longmall/contract/setting.ts'
import { Button, Drawer, Empty, Flex, Tag, Typography } from 'antd'
import { useState } from 'react'
import { Loaded } from '../shell/display/loaded.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useWords } from '../shell/language.tsx'
import { useNames } from './use-names.ts'
import { useValueWords, type ValueWords } from './use-value-words.ts'

interface HistoryProps {
  setting: SettingRow
  /** A value in words; as a setting of its kind unless its screen says it otherwise. */
  wordsOf?: ValueWords
}

/** A button that opens the history of a setting, from which a value is taken back. */
export function SettingHistory({ setting, wordsOf }: HistoryProps) {
  const say = useWords('setting')
  const { nameOf } = useNames()
  const valueWords = useValueWords()
  const [isOpen, setOpen] = useState(false)
  const name = nameOf(setting.key)
  return (
    <>
      <Button type="link" size="small" style={{ paddingInline: 0 }} aria-label={say('history_of', { name })} onClick={() => setOpen(true)}>
        {say('history')}
      </Button>
      <Drawer open={isOpen} title={say('history_of', { name })} size={560} onClose={() => setOpen(false)} destroyOnHidden>
        <Loaded query={query('setting/view', { key: setting.key })}>
          {(asked) => (
            <Past setting={asked.setting} history={asked.history} valueWords={wordsOf ?? valueWords} onDone={() => setOpen(false)} />
          )}
        </Loaded>
      </Drawer>
    </>
  )
}

interface PastProps {
  setting: SettingRow
  history: readonly SettingPast[]
  valueWords: ValueWords
  onDone: () => void
}

function Past({ setting, history, valueWords, onDone }: PastProps) {
  const say = useWords('setting')
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
            label={say('to_default')}
            asks={
              is_secret ? say('to_default_secret', { name }) : say('take_back_asks', { name, value: valueWords(setting, default_value) })
            }
            isDanger={is_secret}
            onDone={onDone}
          />
        </div>
      )}
      {history.length === 0 && <Empty description={say('history_none')} />}
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {history.map((past) => (
          <li key={past.version} style={{ borderTop: '1px solid #e9e9ef', padding: '12px 0' }}>
            <Flex justify="space-between" gap={12} align="start">
              <div style={{ minWidth: 0 }}>
                <div style={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{valueWords(setting, past.value)}</div>
                <Typography.Text style={{ color: '#5c5c69' }}>
                  {past.changed_at
                    ? [
                        say('by_whom', { name: past.changed_by ?? '–', time: time(past.changed_at) }),
                        ...(past.approved_by ? [say('approved_by', { name: past.approved_by })] : []),
                      ].join(' · ')
                    : say('found_so')}
                </Typography.Text>
                {past.reason && <div>{past.reason}</div>}
                <Flex gap={4}>
                  {past.version === version && <Tag color="processing">{say('current')}</Tag>}
                  {past.is_default && <Tag>{say('is_default')}</Tag>}
                </Flex>
              </div>
              {past.version !== version && past.value !== null && (
                <ActionButton
                  command="setting/restore"
                  input={{ key, version, to_version: past.version }}
                  label={say('take_back')}
                  asks={say('take_back_asks', { name, value: valueWords(setting, past.value) })}
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
