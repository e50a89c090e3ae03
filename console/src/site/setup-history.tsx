import type { SettingRow } from '@longmall/contract/setting.ts'
import { Flex } from 'antd'
import { SettingHistory } from '../settings/setting-history.tsx'
import { useNames } from '../settings/use-names.ts'
import { usePermissions } from '../shell/call/permissions.ts'
import { useFormatSetupValue } from './use-format-setup-value.ts'

/** The history of each of these settings, from which a value is restored (CON-07). */
export function SetupHistory({ list, keys }: { list: readonly SettingRow[]; keys: readonly string[] }) {
  const can = usePermissions()
  const { nameOf } = useNames()
  const formatValue = useFormatSetupValue()
  if (!can('setting/view')) return null
  return (
    <Flex gap={16} wrap style={{ marginBottom: 16 }}>
      {list
        .filter(({ key }) => keys.includes(key))
        .map((setting) => (
          <span key={setting.key}>
            {nameOf(setting.key)} <SettingHistory setting={setting} formatter={formatValue} />
          </span>
        ))}
    </Flex>
  )
}
