import type { ReviewableLine } from '@longmall/contract/review.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Textarea } from '@longmall/ui/form/textarea.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { usePhrases } from '../../shell/phrases.tsx'
import { toast } from '../../shell/toast.ts'
import { PictureGrid } from './picture-grid.tsx'
import { cleanWords, mostPictures, mostWords } from './review-form.tsx'
import { useUploads } from './use-uploads.ts'

/** Words and pictures that a buyer adds to a review, once. */
export function AppendForm({ line: { order_id, order_goods_id } }: { line: ReviewableLine }) {
  const say = usePhrases('review')
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const uploads = useUploads('evaluate', mostPictures)
  const append = useMutation({
    ...mutation('review/append'),
    onSuccess: async () => {
      toast(say('appended'), { icon: 'success' })
      await Promise.all(['review', 'order'].map((domain) => client.invalidateQueries({ queryKey: [domain] })))
    },
  })
  if (!isOpen)
    return (
      <Button look="outline" size="small" onClick={() => setOpen(true)}>
        {say('append')}
      </Button>
    )
  const said = cleanWords(words)
  const post = () =>
    append.mutate({ order_id, order_goods_id, words: said, ...(uploads.picPaths.length > 0 && { pic_paths: uploads.picPaths }) })
  return (
    <div className="space-y-4">
      <Textarea
        label={say('append')}
        placeholder={say('append_hint')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        maxLength={mostWords}
        count={words.length}
        rows={3}
      />
      <PictureGrid uploads={uploads} most={mostPictures} />
      <Button block busy={append.isPending} disabled={uploads.isSending || said === ''} onClick={post}>
        {say('append_post')}
      </Button>
    </div>
  )
}
