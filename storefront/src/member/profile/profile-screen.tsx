import type { Profile } from '@longmall/contract/member.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AccountSwitch } from '../../identity/account-switch.tsx'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link, useGo } from '../../shell/link.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { languageNames } from '@longmall/web/translations/languages.ts'
import { useSite } from '../../shell/site.ts'
import { AvatarRow } from './avatar/avatar-row.tsx'
import { CopyRow } from './copy-row.tsx'
import type { ProfileField } from './profile-fields.ts'

/** Everything of the member's own account (IDN-09). */
export function ProfileScreen() {
  const t = useTranslations('member')
  const profile = useQuery(query('member/profile', {}))
  return (
    <>
      <PageHeader title={t('profile')} fallback="/v2/member/index/index" />
      {profile.isPending && <RowSkeletons />}
      {profile.isError && !profile.data && <ErrorState busy={profile.isFetching} onRetry={() => void profile.refetch()} />}
      {profile.data && <Rows profile={profile.data} />}
    </>
  )
}

function Rows({ profile }: { profile: Profile }) {
  const t = useTranslations('member')
  const language = useLanguage()
  const { version } = useSite()
  const go = useGo()
  const logOut = async () => {
    if (await confirm({ title: t('log_out_question'), text: t('log_out_text'), confirmLabel: t('log_out') }))
      await go('/v1/login/login/logout')
  }
  return (
    <div className="space-y-3 p-3 pb-8">
      <Group>
        <AvatarRow profile={profile} />
        <EditRow field="nickname" note={profile.nickname} />
        <div className={rowClass}>
          <ListItem title={t('account')} note={profile.account} />
        </div>
        <CopyRow title={t('member_id')} text={String(profile.customer_id)} />
        <CopyRow title={t('invitation_code')} text={profile.invitation_code} />
      </Group>
      <Group>
        <EditRow field="real_name" note={profile.real_name} />
        <EditRow field="gender" note={t(`gender_${profile.gender}`)} />
        <EditRow field="birthday" note={profile.birthday} />
        <EditRow field="region" note={profile.region} />
      </Group>
      <Group>
        <EditRow field="email" note={profile.email} />
        <EditRow field="mobile" note={profile.mobile} />
        <EditRow field="password" note={t(profile.has_password ? 'is_set' : 'is_unset')} />
        <Link to="/v1/member/point_password/point_password" search={{ redirect: '/v2/member/info/info' }} className={rowClass}>
          <ListItem title={t('payment_password')} note={t(profile.has_payment_password ? 'is_set' : 'is_unset')} arrow />
        </Link>
      </Group>
      <Group>
        <Link to="/v2/member/language/language" className={rowClass}>
          <ListItem title={t('language')} note={languageNames[language]} arrow />
        </Link>
        <Link to="/privacy_policy" className={rowClass}>
          <ListItem title={t('privacy')} arrow />
        </Link>
        <div className={rowClass}>
          <ListItem title={t('version')} note={version} />
        </div>
      </Group>
      <Group>
        <AccountSwitch />
        <Link to="/v2/member/cancel_account/cancel_account" className={rowClass}>
          <ListItem title={t('cancel_account')} arrow />
        </Link>
      </Group>
      <Button look="outline" size="large" block onClick={() => void logOut()}>
        {t('log_out')}
      </Button>
    </div>
  )
}

const Group = ({ children }: { children: ReactNode }) => (
  <section className="divide-y divide-hairline overflow-hidden rounded-12 bg-card">{children}</section>
)

function EditRow({ field, note }: { field: ProfileField; note: string | null }) {
  const t = useTranslations('member')
  return (
    <Link to="/v2/member/info_edit/info_edit" search={{ field }} className={rowClass}>
      <ListItem
        title={t(`field_${field}`)}
        note={<span className="block max-w-52 truncate">{note === null || note === '' ? t('not_filled') : note}</span>}
        arrow
      />
    </Link>
  )
}
