import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { Avatar } from '@longmall/ui/display/avatar.tsx'
import type { Output } from '@longmall/web/call/query.ts'
import { Copy } from 'lucide-react'
import { renderSVG } from 'uqr'
import { useTranslations } from '../../shell/translations.tsx'
import { useCopy } from '../parts/use-copy.ts'
import { useRate } from '../parts/use-figures.ts'

export type OwnCode = Output<'distribution/promote_code'>

const side = 208

export const qrPicture = (address: string) => `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`

/** Whose code it is, its QR code, and the code and link to copy. */
export function CodeCard({ code: { promote_code, address, name, avatar, rates } }: { code: OwnCode }) {
  const t = useTranslations('distribution')
  const rate = useRate()
  return (
    <section className="overflow-hidden rounded-16 bg-card">
      <div className="brand-gradient flex items-center gap-3 px-4 py-4 text-on-brand">
        <Avatar src={avatar} name={name} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-16 font-semibold">{name}</h2>
          <p className="text-12">{t('code_lead')}</p>
        </div>
        <p className="figures shrink-0 text-22 font-bold">{rate(rates.first)}</p>
      </div>
      <div className="px-4 pt-6 pb-2 text-center">
        <img src={qrPicture(address)} alt={t('qr_alt', { address })} width={side} height={side} className="mx-auto rounded-8" />
        <p className="mt-2 text-14 text-quiet">{t('scan')}</p>
      </div>
      <div className="px-4 pb-2">
        <Copyable label={t('your_code')} copyLabel={t('copy_code')} text={promote_code} isCode />
        <Copyable label={t('your_link')} copyLabel={t('copy_link')} text={address} />
      </div>
    </section>
  )
}

function Copyable({ label, copyLabel, text, isCode = false }: { label: string; copyLabel: string; text: string; isCode?: boolean }) {
  const copy = useCopy()
  return (
    <div className="hairline-t flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-12 text-quiet">{label}</p>
        <p
          translate="no"
          className={isCode ? 'figures text-22 font-bold tracking-widest text-strong select-all' : 'text-14 break-all text-body select-all'}
        >
          {text}
        </p>
      </div>
      <IconButton
        label={copyLabel}
        icon={<Copy size={20} aria-hidden />}
        className="-mr-2 text-brand-ink"
        onClick={() => void copy(text)}
      />
    </div>
  )
}
