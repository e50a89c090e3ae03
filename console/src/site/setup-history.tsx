import type { SettingRow } from '@longmall/contract/setting.ts'
import { Flex } from 'antd'
import { SettingHistory } from '../settings/setting-history.tsx'
import { useNames } from '../settings/use-names.ts'
import { useMay } from '../shell/call/may.ts'
import { useSetupWords } from './use-setup-words.ts'

/** The history of each of these settings, from which one is taken back (CON-07). */
export function SetupHistory({ list, keys }: { list: readonly SettingRow[]; keys: readonly string[] }) {
  const may = useMay()
  const { nameOf } = useNames()
  const wordsOf = useSetupWords()
  if (!may('setting/view')) return null
  return (
    <Flex gap={16} wrap style={{ marginBottom: 16 }}>
      {list
        .filter(({ key }) => keys.includes(key))
        .map((setting) => (
          <span key={setting.key}>
            {nameOf(setting.key)} <SettingHistory setting={setting} wordsOf={wordsOf} />
          </span>
        ))}
    </Flex>
  )
}
