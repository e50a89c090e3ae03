import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePhrases } from '../../phrases.tsx'
import { toast } from '../../toast.ts'
import type { JudgedAddress } from './judge-address.ts'
import { showText } from './show-text.ts'

/** The host as people and as computers read it, and the whole address, every character of it. */
export function WhereTo({ text, page }: { text: string; page: JudgedAddress }) {
  const say = usePhrases('webview')
  const whole = page.url ?? text
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(whole)
      toast(say('copied'), { icon: 'success' })
    } catch {
      toast(say('copy_failed'), { icon: 'error' })
    }
  }
  return (
    <dl className="space-y-3 rounded-12 bg-sunken p-4">
      {page.url !== null && (
        <Part name={say('host')}>
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
        <Part name={say('whole')}>
          <span className="flex items-start gap-1">
            <bdi translate="no" dir="ltr" className="max-h-40 min-w-0 flex-1 overflow-y-auto text-14 break-all text-body">
              {showText(whole)}
            </bdi>
            <IconButton
              className="-mt-3 -mr-2 text-quiet"
              label={say('copy')}
              icon={<Copy size={18} aria-hidden />}
              onClick={() => void copy()}
            />
          </span>
        </Part>
      )}
      {page.url !== null && page.url !== text && <Given text={text} />}
    </dl>
  )
}

/** The address as it was written, where that is not how it is read. */
function Given({ text }: { text: string }) {
  const say = usePhrases('webview')
  return (
    <Part name={say('given')}>
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
