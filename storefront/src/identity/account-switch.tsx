import { Button } from '@longmall/ui/action/button.tsx'
import { Avatar } from '@longmall/ui/display/avatar.tsx'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useMutation } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { Link, useGo } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { toast } from '../shell/toast.ts'
import { storefront } from '../shell/storefront.ts'
import { secondAccount } from './second-account.ts'
import { useOtherAccount } from './use-other-account.ts'

const profile = '/v2/member/info/info'

/**
 * The second account of this device (IDN-07), as rows of the profile's list: add one, switch to it, or remove it. For
 * members only; a screen that shows it loads the translations of `identity`.
 */
export function AccountSwitch() {
  const t = useTranslations('identity')
  const go = useGo()
  const { other, change, remove, refresh } = useOtherAccount()
  const switchOver = useMutation({
    mutationFn: change,
    onSuccess: async (member) => {
      if (!member) return
      toast(t('switched', { name: member.nickname }), { icon: 'success' })
      await go('/v2/member/index/index')
    },
    onError: refresh,
  })
  const removeSecond = async () => {
    if (!(await confirm({ title: t('remove_question'), text: t('remove_text'), danger: true }))) return
    await remove()
    toast(t('removed'))
  }
  if (other.isPending) return <Skeleton className="m-4 h-9" />
  if (other.data === null)
    return (
      <Link to="/v1/login" search={{ second: true, redirect: profile }} className={rowClass}>
        <ListItem title={t('second_title')} arrow />
      </Link>
    )
  const id = secondAccount(storefront().storage)?.customer_id ?? ''
  // Offline, whether the session has expired cannot be checked.
  if (other.error?.kind === 'refused') return <EndedAccount id={id} onRemove={() => void removeSecond()} />
  const name = other.data?.nickname ?? t('account_id', { id })
  return (
    <div className="flex items-center pr-2">
      <button type="button" className={rowClass} disabled={switchOver.isPending} onClick={() => switchOver.mutate()}>
        <Avatar src={other.data?.avatar ?? null} name={name} size="small" />
        <ListItem title={t('switch_to', { name })} text={t('account_id', { id })} note={<ArrowLeftRight size={18} aria-hidden />} />
      </button>
      <RemoveButton name={name} onRemove={() => void removeSecond()} />
    </div>
  )
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useTranslations('identity')
  return (
    <Button look="text" size="small" className="shrink-0" aria-label={t('remove_account', { name })} onClick={onRemove}>
      {t('remove')}
    </Button>
  )
}

/** The session of the other account has ended. */
function EndedAccount({ id, onRemove }: { id: string; onRemove: () => void }) {
  const t = useTranslations('identity')
  return (
    <div className="flex items-center pr-2">
      <Link to="/v1/login" search={{ second: true, redirect: profile }} className={rowClass}>
        <ListItem title={t('account_id', { id })} text={t('second_expired')} note={t('log_in_again')} />
      </Link>
      <RemoveButton name={t('account_id', { id })} onRemove={onRemove} />
    </div>
  )
}
