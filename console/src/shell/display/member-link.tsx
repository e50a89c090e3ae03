import { Link } from '@tanstack/react-router'

/** A member by number, leading to the whole of them. */
export const MemberLink = ({ member_id, children }: { member_id: number; children?: string }) => (
  <Link to="/members/member" search={{ member_id } as never}>
    {children ?? `#${member_id}`}
  </Link>
)
