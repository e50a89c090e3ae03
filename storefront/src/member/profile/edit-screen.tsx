import type { Profile } from '@longmall/contract/member.ts'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRedirect } from '../../identity/use-redirect.ts'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { BirthdayEdit } from './edit/birthday-edit.tsx'
import { EmailEdit, MobileEdit } from './edit/contact-edit.tsx'
import { GenderEdit } from './edit/gender-edit.tsx'
import { PasswordEdit } from './edit/password-edit.tsx'
import { NicknameEdit, RealNameEdit, RegionEdit } from './edit/text-edit.tsx'
import { type ProfileField, readProfileField } from './profile-fields.ts'

export interface EditProps {
  profile: Profile
}

const edits: Record<ProfileField, (props: EditProps) => React.ReactNode> = {
  nickname: NicknameEdit,
  real_name: RealNameEdit,
  gender: GenderEdit,
  birthday: BirthdayEdit,
  region: RegionEdit,
  email: EmailEdit,
  mobile: MobileEdit,
  password: PasswordEdit,
}

/** One field of the profile (IDN-09). */
export function EditProfileScreen() {
  const { field } = useScreenSearch(readProfileField)
  useRedirect(field ? undefined : '/v2/member/info/info')
  return field && <EditField field={field} />
}

function EditField({ field }: { field: ProfileField }) {
  const t = useTranslations('member')
  const profile = useQuery(query('member/profile', {}))
  const Edit = edits[field]
  return (
    <>
      <PageHeader title={t(`field_${field}`)} fallback="/v2/member/info/info" />
      {profile.isPending && <RowSkeletons />}
      {profile.isError && !profile.data && <ErrorState busy={profile.isFetching} onRetry={() => void profile.refetch()} />}
      {profile.data && <Edit profile={profile.data} />}
    </>
  )
}
