import { MemberLink } from '../../shell/display/member-link.tsx'
import { useTranslations } from '../../shell/language.tsx'

/** A sponsor by account, linked to the record; "none" without one. */
export function SponsorName({ sponsor }: { sponsor: { member_id: number; account: string } | null }) {
  const t = useTranslations('network')
  return sponsor ? <MemberLink member_id={sponsor.member_id}>{sponsor.account}</MemberLink> : t('no_one')
}
