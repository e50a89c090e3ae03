import { Avatar } from '@longmall/ui/display/avatar.tsx'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { usePhrases } from '../../shell/phrases.tsx'
import { returnAddress } from '../../shell/return-address.ts'
import { useScreenSearch } from '../../shell/search.ts'
import { useHasLogin } from '../../shell/storefront.ts'
import { toast } from '../../shell/toast.ts'
import { readEntry } from '../read-entry.ts'
import { useOtherAccount } from '../use-other-account.ts'

/** After a log-out: the second account is still logged in, and one can go on with it at once. */
export function OtherAccount() {
  const say = usePhrases('identity')
  const router = useRouter()
  const hasLogin = useHasLogin()
  const { redirect } = useScreenSearch(readEntry)
  const { other, isStored, change, see } = useOtherAccount()
  const goOn = useMutation({
    mutationFn: change,
    onSuccess: async (member) => {
      if (!member) return
      toast(say('switched', { name: member.nickname }), { icon: 'success' })
      await router.navigate({ href: returnAddress(redirect), replace: true })
    },
    onError: see,
  })
  if (!hasLogin && isStored && other.isPending) return <Skeleton className="h-15 rounded-12" />
  if (hasLogin || !other.data) return null
  const { nickname, customer_id, avatar } = other.data
  return (
    <button type="button" className={`${rowClass} rounded-12 bg-card`} disabled={goOn.isPending} onClick={() => goOn.mutate()}>
      <Avatar src={avatar} name={nickname} />
      <ListItem title={say('continue_as', { name: nickname })} text={say('account_id', { id: customer_id })} arrow />
    </button>
  )
}
