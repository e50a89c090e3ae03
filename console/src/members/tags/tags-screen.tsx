import type { KeptTag } from '@longmall/contract/member-tags.ts'
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
import { useWords } from '../../shell/language.tsx'
import { MemberPlaces } from './member-places.tsx'
import { ListExport } from '../../shell/list/list-export.tsx'

const partsOf = ({ tag_id, version, name }: KeptTag): { initial: Values; fixed: Values } => ({
  initial: { name },
  fixed: { tag: { tag_id, version } },
})

/** The words by which members are sorted: made, named anew, deleted, each leading to its members (CON-04). */
export function TagsScreen() {
  const say = useWords('member')
  const { count } = useFormat()
  const countOf = ({ count: number, is_more }: KeptTag) => `${count(number)}${is_more ? '+' : ''}`
  const fields: Field<'member/save_tag'>[] = [{ kind: 'text', name: 'name', label: say('tag_name'), maximum: 40, isRequired: true }]
  const fresh = (tag: KeptTag) => async () => {
    const { list } = await queryClient.fetchQuery({ ...query('member/list_tags', {}), staleTime: 0 })
    return partsOf(list.find(({ tag_id }) => tag_id === tag.tag_id) ?? tag)
  }
  return (
    <>
      <PageHead title={say('tags')} lead={say('tags_lead')}>
        <ListExport list="member/list_tags" />
        <FormDrawer command="member/save_tag" label={say('tag_add')} type="primary" fields={fields} />
      </PageHead>
      <MemberPlaces />
      <Loaded query={query('member/list_tags', {})}>
        {({ list }) => (
          <Table<KeptTag>
            rowKey="tag_id"
            size="small"
            pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false }}
            scroll={{ x: 'max-content' }}
            locale={{ emptyText: <Empty description={say('tags_empty')} /> }}
            dataSource={list}
            columns={[
              { title: say('tag_name'), dataIndex: 'name' },
              {
                title: say('tagged_count'),
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
                      label={say('tag_rename')}
                      title={tag.name}
                      type="link"
                      fields={fields}
                      {...partsOf(tag)}
                      fresh={fresh(tag)}
                    />
                    <ActionButton
                      command="member/remove_tag"
                      input={{ tag_id: tag.tag_id, version: tag.version }}
                      label={say('tag_remove')}
                      type="link"
                      isDanger
                      asks={say('tag_remove_asks', { name: tag.name, count: countOf(tag) })}
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
