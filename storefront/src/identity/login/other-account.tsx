import { Avatar } from '@longmall/ui/display/avatar.tsx'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from '../../shell/translations.tsx'
import { returnAddress } from '../../shell/return-address.ts'
import { useScreenSearch } from '../../shell/search.ts'
import { useHasLogin } from '../../shell/storefront.ts'
import { toast } from '../../shell/toast.ts'
import { readLogInSearch } from '../read-log-in-search.ts'
import { useOtherAccount } from '../use-other-account.ts'

/** After a log-out: the second account is still logged in, and the shopper can continue with it. */
export function OtherAccount() {
  const t = useTranslations('identity')
  const router = useRouter()
  const hasLogin = useHasLogin()
  const { redirect } = useScreenSearch(readLogInSearch)
  const { other, isStored, change, refresh } = useOtherAccount()
  const goOn = useMutation({
    mutationFn: change,
    onSuccess: async (member) => {
      if (!member) return
      toast(t('switched', { name: member.nickname }), { icon: 'success' })
      await router.navigate({ href: returnAddress(redirect), replace: true })
    },
    onError: refresh,
  })
  if (!hasLogin && isStored && other.isPending) return <Skeleton className="h-15 rounded-12" />
  if (hasLogin || !other.data) return null
  const { nickname, customer_id, avatar } = other.data
  return (
    <button type="button" className={`${rowClass} rounded-12 bg-card`} disabled={goOn.isPending} onClick={() => goOn.mutate()}>
      <Avatar src={avatar} name={nickname} />
      <ListItem title={t('continue_as', { name: nickname })} text={t('account_id', { id: customer_id })} arrow />
    </button>
  )
}
