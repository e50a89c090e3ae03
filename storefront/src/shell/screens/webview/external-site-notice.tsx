import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { ExternalLink, ShieldAlert, ShieldQuestionMark, ShieldX, TriangleAlert } from 'lucide-react'
import { PageHeader } from '../../layout/page-header.tsx'
import { useBack } from '../../link.tsx'
import { useTranslations } from '../../translations.tsx'
import { useSite } from '../../site.ts'
import type { AddressFlag, CheckedAddress } from './check-address.ts'
import { TargetAddress } from './target-address.tsx'

/** Flags that warn of deception, as opposed to notes. */
const severeFlags: readonly AddressFlag[] = ['userinfo', 'hidden', 'unusual_notation', 'punycode', 'private']

/** Shows the exact target of an address and what is unusual about it, before it can be opened outside the shop. */
export function ExternalSiteNotice({ text, page }: { text: string; page: CheckedAddress }) {
  const t = useTranslations('webview')
  const { store_name } = useSite()
  const back = useBack()
  const isSevere = page.url === null || page.flags.some((flag) => severeFlags.includes(flag))
  const WarningIcon = page.url === null ? ShieldX : isSevere ? ShieldAlert : ShieldQuestionMark
  return (
    <>
      <PageHeader title={t('title')} />
      <section className="m-3 space-y-5 rounded-16 bg-card p-5">
        <div className="flex flex-col items-center gap-3 pt-3 text-center">
          <span
            className={classNames(
              'flex size-16 items-center justify-center rounded-full',
              isSevere ? 'bg-danger-soft text-danger' : 'bg-brand-soft text-brand-ink',
            )}
          >
            <WarningIcon size={32} aria-hidden />
          </span>
          <h2 className="text-18 font-semibold text-balance">
            {page.url === null ? t('invalid_link') : t('leaving', { store: store_name })}
          </h2>
          <p className="max-w-80 text-14 text-balance text-quiet">{page.url === null ? t('invalid_link_text') : t('leaving_text')}</p>
        </div>
        <TargetAddress text={text} page={page} />
        <FlagList flags={page.flags} />
        <div className="flex flex-col gap-3">
          {page.url !== null && (
            <a
              href={page.url}
              target="_blank"
              rel="noopener noreferrer"
              className={classNames(
                buttonClass({ size: 'large', block: true, look: isSevere ? 'text' : 'primary' }),
                isSevere && 'order-2',
              )}
            >
              {t('open_outside')}
              <ExternalLink size={18} aria-hidden />
            </a>
          )}
          <Button size="large" block look={isSevere ? 'primary' : 'plain'} onClick={back}>
            {t('stay')}
          </Button>
        </div>
      </section>
    </>
  )
}

/** The warnings, one sentence each. */
function FlagList({ flags }: { flags: readonly AddressFlag[] }) {
  const t = useTranslations('webview')
  if (flags.length === 0) return null
  return (
    <ul className="space-y-2.5">
      {flags.map((flag) => (
        <li key={flag} className="flex gap-2.5 text-14 text-body">
          <TriangleAlert
            size={18}
            aria-hidden
            className={classNames('mt-px shrink-0', severeFlags.includes(flag) ? 'text-danger' : 'text-warning')}
          />
          {t(`flag_${flag}`)}
        </li>
      ))}
    </ul>
  )
}
