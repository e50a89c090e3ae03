import type { MemberAddress } from '@longmall/contract/member.ts'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { LoadingScreen } from '@longmall/ui/state/loading-screen.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { Button } from '@longmall/ui/action/button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { mutation, query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { useBack } from '../shell/link.tsx'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { homeCountry as countryOfLanguage } from '../shell/screens/city/city.ts'
import { returnAddress } from '../shell/return-address.ts'
import { useScreenSearch } from '../shell/search.ts'
import { toast } from '../shell/toast.ts'
import { readAddressEdit } from './address-search.ts'
import { AddressForm } from './address-form.tsx'

/** Adds, edits or deletes an address; returns to the order if it was opened from one. */
export function AddressEditScreen() {
  const t = useTranslations('member')
  const { address_id, redirect } = useScreenSearch(readAddressEdit)
  const existing = useQuery({ ...query('member/view_address', { address_id: address_id ?? 0 }), enabled: address_id !== undefined })
  const language = useLanguage()
  const member = useQuery({ ...query('member/view', {}), enabled: address_id === undefined })
  // The country that was chosen at registration; by the language when the profile cannot be fetched.
  const homeCountry = member.data?.country ?? (member.isError ? countryOfLanguage[language] : undefined)
  const goBack = useGoBack(redirect)
  const remove = useMutation({ ...mutation('member/remove_address'), onSuccess: () => goBack(t('removed')) })
  const confirmRemove = async () => {
    if (address_id && (await confirm({ title: t('remove_question'), confirmLabel: t('remove'), danger: true })))
      remove.mutate({ address_id })
  }
  const title = address_id ? t('edit_address') : t('add_address')
  const action = address_id !== undefined && existing.data && (
    <Button look="text" size="small" busy={remove.isPending} onClick={() => void confirmRemove()}>
      {t('remove')}
    </Button>
  )
  return (
    <>
      <PageHeader title={title} fallback="/v1/member/address/address" action={action} />
      {existing.error &&
        (existing.error.kind === 'refused' ? (
          <EmptyState drawing="address" title={existing.error.message} />
        ) : (
          <ErrorState onRetry={() => void existing.refetch()} />
        ))}
      {(address_id === undefined ? homeCountry === undefined : existing.isPending) && <LoadingScreen />}
      {(address_id === undefined ? homeCountry : existing.data) && (
        <AddressForm existing={existing.data} homeCountry={homeCountry ?? 'OTHER'} onSaved={(address) => goBack(t('saved'), address)} />
      )}
    </>
  )
}

/** Leaves with fresh lists; a screen that requested an address receives the saved one. */
function useGoBack(redirect: string | undefined) {
  const client = useQueryClient()
  const router = useRouter()
  const back = useBack('/v1/member/address/address')
  return async (message: string, address?: MemberAddress) => {
    await client.invalidateQueries({ queryKey: ['member'] })
    await client.invalidateQueries({ queryKey: ['order', 'quote'] })
    toast(message, { icon: 'success' })
    if (!redirect) return back()
    const target = new URL(returnAddress(redirect), location.origin)
    if (address) target.searchParams.set('address_id', String(address.address_id))
    await router.navigate({ href: target.pathname + target.search, replace: true })
  }
}
