import type { ReviewableLine } from '@longmall/contract/review.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Switch } from '@longmall/ui/form/switch.tsx'
import { Textarea } from '@longmall/ui/form/textarea.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'
import { PictureGrid } from './picture-grid.tsx'
import { StarChoice } from './star-choice.tsx'
import { useUploads } from './use-uploads.ts'

export const maxPictures = 9
export const maxTextLength = 1000

/** Words as the contract takes them. */
export const normalizeText = (typed: string) => typed.normalize('NFC').trim()

/** A buyer's review of one line: stars, text, pictures, and the shown name (CAT-08). */
export function ReviewForm({ line: { order_id, order_goods_id } }: { line: ReviewableLine }) {
  const t = useTranslations('review')
  const client = useQueryClient()
  const starsId = useId()
  const [stars, setStars] = useState<number | null>(null)
  const [isSubmitted, setSubmitted] = useState(false)
  const [text, setText] = useState('')
  const [isAnonymous, setAnonymous] = useState(false)
  const uploads = useUploads('evaluate', maxPictures)
  const write = useMutation({
    ...mutation('review/write'),
    onSuccess: async () => {
      toast(t('posted'), { icon: 'success' })
      await Promise.all(['review', 'order'].map((domain) => client.invalidateQueries({ queryKey: [domain] })))
    },
  })
  const post = () => {
    setSubmitted(true)
    if (stars === null) return document.getElementById(starsId)?.querySelector('input')?.focus()
    write.mutate({
      order_id,
      order_goods_id,
      stars,
      text: normalizeText(text),
      is_anonymous: isAnonymous,
      ...(uploads.picPaths.length > 0 && { pic_paths: uploads.picPaths }),
    })
  }
  return (
    <div className="space-y-4">
      <StarChoice id={starsId} stars={stars} onChoose={setStars} error={isSubmitted && stars === null ? t('stars_needed') : undefined} />
      <Textarea
        label={t('text')}
        placeholder={t('text_hint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={maxTextLength}
        count={text.length}
        rows={4}
      />
      <PictureGrid uploads={uploads} limit={maxPictures} />
      <div className="flex items-center justify-between gap-3">
        <p className="text-14 text-strong">
          {t('be_anonymous')}
          <span className="block text-12 text-quiet">{t('be_anonymous_hint')}</span>
        </p>
        <Switch label={t('be_anonymous')} checked={isAnonymous} onChange={setAnonymous} />
      </div>
      <Button block busy={write.isPending} disabled={uploads.isSending} onClick={post}>
        {t('post')}
      </Button>
    </div>
  )
}
