import type { MemberAddress } from '@longmall/contract/member.ts'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronRight, MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { Link, useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import type { ScreenPath } from '../../routes/table.ts'
import { stringifySearch } from '../../shell/search.ts'
import type { ServiceChoice, ConfirmSearch } from '../../addresses/order-address.ts'

const addressText = (address: MemberAddress) => [address.region_name, address.detailed_address].filter(Boolean).join(' ')

export interface AddressChoiceProps {
  address: MemberAddress | null
  /** The current screen. */
  path: ScreenPath
  search: ConfirmSearch & ServiceChoice
}

/** The delivery address; offers to create one when there is none. */
export function AddressChoice({ address, path, search }: AddressChoiceProps) {
  const t = useTranslations('order')
  const [open, setOpen] = useState(false)
  const { address_id: _, ...rest } = search
  const redirect = path + stringifySearch(rest)
  const row = 'pressable flex min-h-18 w-full items-center gap-3 rounded-12 bg-card p-4 text-left'
  if (!address) {
    return (
      <Link to="/v1/member/address_edit/address_edit" search={{ redirect }} className={row}>
        <MapPin size={22} aria-hidden className="shrink-0 text-brand-ink" />
        <span className="flex-1">
          <span className="block text-16 font-semibold text-strong">{t('no_address')}</span>
          <span className="block text-12 text-quiet">{t('no_address_text')}</span>
        </span>
        <ChevronRight size={18} aria-hidden className="text-quiet" />
      </Link>
    )
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={row}>
        <MapPin size={22} aria-hidden className="shrink-0 text-brand-ink" />
        <span className="min-w-0 flex-1">
          <span className="block text-16 font-semibold text-strong">
            {address.consignee} <span className="figures text-14 font-normal text-body">{address.mobile}</span>
          </span>
          <span className="block text-14 text-body">{addressText(address)}</span>
        </span>
        <span className="sr-only">{t('change')}</span>
        <ChevronRight size={18} aria-hidden className="text-quiet" />
      </button>
      <AddressSheet
        open={open}
        onClose={() => setOpen(false)}
        chosen={address.address_id}
        path={path}
        search={search}
        redirect={redirect}
      />
    </>
  )
}

interface AddressSheetProps extends Pick<AddressChoiceProps, 'path' | 'search'> {
  open: boolean
  onClose: () => void
  chosen: number
  redirect: string
}

function AddressSheet({ open, onClose, chosen, path, search, redirect }: AddressSheetProps) {
  const t = useTranslations('order')
  const go = useGo()
  const addresses = useQuery({ ...query('member/list_addresses', {}), enabled: open })
  const choose = (address_id: number) => {
    onClose()
    void go(path, { ...search, address_id }, { replace: true })
  }
  const create = (
    <Link to="/v1/member/address_edit/address_edit" search={{ redirect }} className={buttonClass({ size: 'large', block: true })}>
      <Plus size={20} aria-hidden />
      {t('create_address')}
    </Link>
  )
  return (
    <Sheet open={open} onClose={onClose} title={t('choose_address')} footer={create}>
      <ul className="divide-y divide-hairline">
        {addresses.data?.list.map((address) => (
          <li key={address.address_id}>
            <button
              type="button"
              aria-pressed={address.address_id === chosen}
              onClick={() => choose(address.address_id)}
              className="flex min-h-16 w-full items-center gap-3 py-2 text-left"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-16 text-strong">
                  {address.consignee} <span className="figures text-14 text-body">{address.mobile}</span>
                </span>
                <span className="block text-12 text-quiet">{addressText(address)}</span>
              </span>
              {address.address_id === chosen && <Check size={20} aria-hidden className="text-brand-ink" />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
