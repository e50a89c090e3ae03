import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '../../translations.tsx'
import { toast } from '../../toast.ts'
import type { CheckedAddress } from './check-address.ts'
import { showText } from './show-text.ts'

/** The host as people and as computers read it, and the whole address, every character of it. */
export function TargetAddress({ text, page }: { text: string; page: CheckedAddress }) {
  const t = useTranslations('webview')
  const whole = page.url ?? text
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(whole)
      toast(t('copied'), { icon: 'success' })
    } catch {
      toast(t('copy_failed'), { icon: 'error' })
    }
  }
  return (
    <dl className="space-y-3 rounded-12 bg-sunken p-4">
      {page.url !== null && (
        <Part name={t('host')}>
          <bdi translate="no" className="text-18 font-semibold text-strong">
            {showText(page.host)}
          </bdi>
          {page.host !== page.asciiHost && (
            <bdi translate="no" className="block text-14 text-body">
              {page.asciiHost}
            </bdi>
          )}
        </Part>
      )}
      {whole !== '' && (
        <Part name={t('full_address')}>
          <span className="flex items-start gap-1">
            <bdi translate="no" dir="ltr" className="max-h-40 min-w-0 flex-1 overflow-y-auto text-14 break-all text-body">
              {showText(whole)}
            </bdi>
            <IconButton
              className="-mt-3 -mr-2 text-quiet"
              label={t('copy')}
              icon={<Copy size={18} aria-hidden />}
              onClick={() => void copy()}
            />
          </span>
        </Part>
      )}
      {page.url !== null && page.url !== text && <OriginalText text={text} />}
    </dl>
  )
}

/** The address as it was written, where that is not how it is read. */
function OriginalText({ text }: { text: string }) {
  const t = useTranslations('webview')
  return (
    <Part name={t('address_as_written')}>
      <bdi translate="no" dir="ltr" className="block max-h-24 overflow-y-auto text-12 break-all text-quiet">
        {showText(text)}
      </bdi>
    </Part>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-12 text-quiet">{name}</dt>
    <dd>{children}</dd>
  </div>
)
