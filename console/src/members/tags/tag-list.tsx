import type { MemberTag } from '@longmall/contract/member-tags.ts'
import { Link } from '@tanstack/react-router'
import { Flex, Tag } from 'antd'

/** The tags of a member, each linked to its members. */
export function TagList({ tags }: { tags: readonly MemberTag[] }) {
  if (tags.length === 0) return '–'
  return (
    <Flex gap={4} wrap style={{ maxWidth: 320 }}>
      {tags.map(({ tag_id, name }) => (
        <Link key={tag_id} to="/members" search={{ tag_id } as never}>
          <Tag variant="outlined" style={{ margin: 0 }}>
            {name}
          </Tag>
        </Link>
      ))}
    </Flex>
  )
}
