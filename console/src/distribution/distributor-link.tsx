import { RecordLink } from '../shell/display/record-link.tsx'

/** A distributor by account, leading to the record. */
export const DistributorLink = ({ member_id, children }: { member_id: number; children: string }) => (
  <RecordLink to="/distribution/distributor" search={{ member_id }}>
    {children}
  </RecordLink>
)
