import { Button } from '@longmall/ui/action/button.tsx'
import { Avatar } from '@longmall/ui/display/avatar.tsx'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useMutation } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { Link, useGo } from '../shell/link.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { toast } from '../shell/toast.ts'
import { storefront } from '../shell/storefront.ts'
import { secondAccount } from './second-account.ts'
import { useOtherAccount } from './use-other-account.ts'

const profile = '/v2/member/info/info'

/**
 * The second account of this device (IDN-07), as rows of the profile's list: add one, switch to it, or remove it. For
 * members only; a screen that shows it lists the phrases of `identity`.
 */
export function AccountSwitch() {
  const say = usePhrases('identity')
  const go = useGo()
  const { other, change, remove, see } = useOtherAccount()
  const switchOver = useMutation({
    mutationFn: change,
    onSuccess: async (member) => {
      if (!member) return
      toast(say('switched', { name: member.nickname }), { icon: 'success' })
      await go('/v2/member/index/index')
    },
    onError: see,
  })
  const forget = async () => {
    if (!(await confirm({ title: say('remove_question'), text: say('remove_text'), danger: true }))) return
    await remove()
    toast(say('removed'))
  }
  if (other.isPending) return <Skeleton className="m-4 h-9" />
  if (other.data === null)
    return (
      <Link to="/v1/login" search={{ second: true, redirect: profile }} className={rowClass}>
        <ListItem title={say('second_title')} arrow />
      </Link>
    )
  const id = secondAccount(storefront().storage)?.customer_id ?? ''
  // Without a network nobody knows whether it has ended.
  if (other.error?.kind === 'refused') return <EndedAccount id={id} onRemove={() => void forget()} />
  const name = other.data?.nickname ?? say('account_id', { id })
  return (
    <div className="flex items-center pr-2">
      <button type="button" className={rowClass} disabled={switchOver.isPending} onClick={() => switchOver.mutate()}>
        <Avatar src={other.data?.avatar ?? null} name={name} size="small" />
        <ListItem title={say('switch_to', { name })} text={say('account_id', { id })} note={<ArrowLeftRight size={18} aria-hidden />} />
      </button>
      <RemoveButton name={name} onRemove={() => void forget()} />
    </div>
  )
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const say = usePhrases('identity')
  return (
    <Button look="text" size="small" className="shrink-0" aria-label={say('remove_account', { name })} onClick={onRemove}>
      {say('remove')}
    </Button>
  )
}

/** The session of the other account has ended. */
function EndedAccount({ id, onRemove }: { id: string; onRemove: () => void }) {
  const say = usePhrases('identity')
  return (
    <div className="flex items-center pr-2">
      <Link to="/v1/login" search={{ second: true, redirect: profile }} className={rowClass}>
        <ListItem title={say('account_id', { id })} text={say('second_ended')} note={say('log_in_again')} />
      </Link>
      <RemoveButton name={say('account_id', { id })} onRemove={onRemove} />
    </div>
  )
}
