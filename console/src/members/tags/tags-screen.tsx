import type { StaffTag } from '@longmall/contract/member-tags.ts'
import { Empty, Flex, Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import type { Field, Values } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { MemberNavigation } from './member-navigation.tsx'
import { ListExport } from '../../shell/list/list-export.tsx'

const partsOf = ({ tag_id, version, name }: StaffTag): { initial: Values; fixed: Values } => ({
  initial: { name },
  fixed: { tag: { tag_id, version } },
})

/** Tags of members: created, renamed, deleted, each linked to its members (CON-04). */
export function TagsScreen() {
  const t = useTranslations('member')
  const { count } = useFormat()
  const countOf = ({ count: number, is_more }: StaffTag) => `${count(number)}${is_more ? '+' : ''}`
  const fields: Field<'member/save_tag'>[] = [{ kind: 'text', name: 'name', label: t('tag_name'), maximum: 40, isRequired: true }]
  const fresh = (tag: StaffTag) => async () => {
    const { list } = await queryClient.fetchQuery({ ...query('member/list_tags', {}), staleTime: 0 })
    return partsOf(list.find(({ tag_id }) => tag_id === tag.tag_id) ?? tag)
  }
  return (
    <>
      <PageHead title={t('tags')} lead={t('tags_lead')}>
        <ListExport list="member/list_tags" />
        <FormDrawer command="member/save_tag" label={t('tag_add')} type="primary" fields={fields} />
      </PageHead>
      <MemberNavigation />
      <Loaded query={query('member/list_tags', {})}>
        {({ list }) => (
          <Table<StaffTag>
            rowKey="tag_id"
            size="small"
            pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
            scroll={{ x: 'max-content' }}
            locale={{ emptyText: <Empty description={t('tags_empty')} /> }}
            dataSource={list}
            columns={[
              { title: t('tag_name'), dataIndex: 'name' },
              {
                title: t('tagged_count'),
                align: 'right',
                render: (_, tag) => (
                  <RecordLink to="/members" search={{ tag_id: tag.tag_id }}>
                    {countOf(tag)}
                  </RecordLink>
                ),
              },
              {
                key: 'actions',
                render: (_, tag) => (
                  <Flex>
                    <FormDrawer
                      command="member/save_tag"
                      label={t('tag_rename')}
                      title={tag.name}
                      type="link"
                      fields={fields}
                      {...partsOf(tag)}
                      fresh={fresh(tag)}
                    />
                    <ActionButton
                      command="member/remove_tag"
                      input={{ tag_id: tag.tag_id, version: tag.version }}
                      label={t('tag_remove')}
                      type="link"
                      isDanger
                      question={t('tag_remove_confirm', { name: tag.name, count: countOf(tag) })}
                    />
                  </Flex>
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}
