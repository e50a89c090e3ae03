import { Flex, Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

/** How many members agreed to each version of the terms of the digital-asset area, and to the current one (AST-15). */
export function Acceptances() {
  const t = useTranslations('articles')
  const { day } = useFormat()
  return (
    <Loaded query={query('asset_area/acceptances', {})}>
      {({ version, list }) => (
        <Flex vertical gap={8}>
          <p style={{ margin: 0 }}>
            {t('accepted_by', { version, count: list.find((one) => one.version === version)?.accepted_count ?? 0 })}
          </p>
          <Table
            size="small"
            rowKey="version"
            pagination={false}
            scroll={{ x: 'max-content' }}
            dataSource={list}
            columns={[
              { key: 'version', dataIndex: 'version', title: t('version_number') },
              { key: 'effective_on', title: t('effective_on'), render: (_, { effective_on }) => day(effective_on) },
              { key: 'accepted_count', dataIndex: 'accepted_count', title: t('accepted_count'), align: 'right' },
            ]}
          />
        </Flex>
      )}
    </Loaded>
  )
}
