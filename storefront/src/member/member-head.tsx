import type { Member } from '@longmall/contract/member.ts'
import { Avatar } from '@longmall/ui/display/avatar.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { ChevronRight } from 'lucide-react'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'

export function MemberHead({ member }: { member: Member | undefined }) {
  const t = useTranslations('member')
  if (!member) {
    return (
      <div className="flex items-center gap-4" aria-hidden>
        <Skeleton className="size-16 rounded-full opacity-40" />
        <div className="space-y-2">
          <Skeleton className="h-5 w-32 rounded-8 opacity-40" />
          <Skeleton className="h-4 w-20 rounded-8 opacity-40" />
        </div>
      </div>
    )
  }
  return (
    <Link to="/v2/member/info/info" className="flex items-center gap-4">
      <Avatar src={member.avatar} name={member.nickname} size="large" />
      <div className="min-w-0">
        <p className="truncate text-22 font-bold">{member.nickname}</p>
        <p className="mt-0.5 flex items-center gap-2 text-14">
          <span className="rounded-full border border-current px-2 text-12 leading-5 font-semibold">{member.grade_name}</span>
          <span className="figures">{t('id', { id: member.customer_id })}</span>
        </p>
        {member.is_frozen && <p className="mt-1 text-12">{t('frozen')}</p>}
      </div>
      <ChevronRight size={20} aria-hidden className="ml-auto shrink-0" />
    </Link>
  )
}

export function VisitorHead() {
  const t = useTranslations('member')
  return (
    <Link to="/v1/login" search={{ redirect: '/v2/member/index/index' }} className="flex min-h-16 items-center gap-4">
      <Avatar src={null} name="" size="large" />
      <span className="min-w-0 flex-1">
        <span className="block text-22 font-bold">{t('log_in')}</span>
        <span className="block text-14">{t('log_in_note')}</span>
      </span>
      <ChevronRight size={20} aria-hidden />
    </Link>
  )
}
