import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { Copy } from 'lucide-react'
import { usePhrases } from '../../shell/phrases.tsx'
import { toast } from '../../shell/toast.ts'

/** A row whose text can be copied. */
export function CopyRow({ title, text }: { title: string; text: string }) {
  const say = usePhrases('member')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(say('copied'), { icon: 'success' }),
      () => toast(say('copy_failed')),
    )
  return (
    <div className={`${rowClass} py-0 pr-1`}>
      <ListItem title={title} note={<span className="figures select-all">{text}</span>} />
      <IconButton
        label={`${say('copy')} ${title}`}
        icon={<Copy size={18} aria-hidden />}
        className="text-quiet"
        onClick={() => void copy()}
      />
    </div>
  )
}
