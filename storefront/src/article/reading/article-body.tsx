import { classNames } from '@longmall/ui/class-names.ts'
import type { MouseEvent } from 'react'
import type { ScreenPath } from '../../routes/table.ts'
import { contentAddress } from '../../content/content-address.ts'
import { useGo } from '../../shell/link.tsx'

// HTML of the operator, cleaned by the server: its elements are dressed from outside.
const bodyClass =
  'text-16 leading-7 text-body break-words [&_a]:text-brand-ink [&_a]:underline [&_blockquote]:my-3 [&_blockquote]:rounded-8 [&_blockquote]:bg-sunken [&_blockquote]:px-4 [&_blockquote]:py-2 [&_h2]:mt-6 [&_h2]:mb-2 [&_h2]:text-18 [&_h2]:font-semibold [&_h2]:text-strong [&_h3]:mt-4 [&_h3]:mb-1 [&_h3]:font-semibold [&_h3]:text-strong [&_hr]:my-4 [&_hr]:border-hairline [&_img]:my-3 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-12 [&_li]:my-1 [&_li]:ml-5 [&_ol]:list-decimal [&_p]:my-2.5 [&_strong]:text-strong [&_table]:my-3 [&_table]:w-full [&_table]:text-14 [&_td]:border [&_td]:border-hairline [&_td]:p-2 [&_th]:border [&_th]:border-hairline [&_th]:bg-sunken [&_th]:p-2 [&_th]:text-left [&_ul]:list-disc'

/** The text of an article. Links within the shop use the router; external links ask for confirmation first. */
export function ArticleBody({ html, className }: { html: string; className?: string }) {
  const go = useGo()
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const address = link && contentAddress(link.getAttribute('href') ?? '')
    if (!address || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void go(address.path as ScreenPath, address.search)
  }
  // The links handle keyboard and focus themselves; this handler only intercepts their click.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div className={classNames(bodyClass, className)} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
}
