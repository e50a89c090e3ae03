import type { ReviewableLine } from '@longmall/contract/review.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Textarea } from '@longmall/ui/form/textarea.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'
import { PictureGrid } from './picture-grid.tsx'
import { normalizeText, maxPictures, maxTextLength } from './review-form.tsx'
import { useUploads } from './use-uploads.ts'

/** Words and pictures that a buyer adds to a review, once. */
export function AppendForm({ line: { order_id, order_goods_id } }: { line: ReviewableLine }) {
  const t = useTranslations('review')
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const uploads = useUploads('evaluate', maxPictures)
  const append = useMutation({
    ...mutation('review/append'),
    onSuccess: async () => {
      toast(t('appended'), { icon: 'success' })
      await Promise.all(['review', 'order'].map((domain) => client.invalidateQueries({ queryKey: [domain] })))
    },
  })
  if (!isOpen)
    return (
      <Button look="outline" size="small" onClick={() => setOpen(true)}>
        {t('append')}
      </Button>
    )
  const normalizedText = normalizeText(text)
  const post = () =>
    append.mutate({ order_id, order_goods_id, text: normalizedText, ...(uploads.picPaths.length > 0 && { pic_paths: uploads.picPaths }) })
  return (
    <div className="space-y-4">
      <Textarea
        label={t('append')}
        placeholder={t('append_hint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={maxTextLength}
        count={text.length}
        rows={3}
      />
      <PictureGrid uploads={uploads} limit={maxPictures} />
      <Button block busy={append.isPending} disabled={uploads.isSending || normalizedText === ''} onClick={post}>
        {t('append_post')}
      </Button>
    </div>
  )
}
