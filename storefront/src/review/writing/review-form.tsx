import type { ReviewableLine } from '@longmall/contract/review.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Switch } from '@longmall/ui/form/switch.tsx'
import { Textarea } from '@longmall/ui/form/textarea.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { usePhrases } from '../../shell/phrases.tsx'
import { toast } from '../../shell/toast.ts'
import { PictureGrid } from './picture-grid.tsx'
import { StarChoice } from './star-choice.tsx'
import { useUploads } from './use-uploads.ts'

export const mostPictures = 9
export const mostWords = 1000

/** Words as the contract takes them. */
export const cleanWords = (typed: string) => typed.normalize('NFC').trim()

/** What the buyer says of one line: stars, words, pictures, and under which name (CAT-08). */
export function ReviewForm({ line: { order_id, order_goods_id } }: { line: ReviewableLine }) {
  const say = usePhrases('review')
  const client = useQueryClient()
  const starsId = useId()
  const [stars, setStars] = useState<number | null>(null)
  const [isTried, setTried] = useState(false)
  const [words, setWords] = useState('')
  const [isAnonymous, setAnonymous] = useState(false)
  const uploads = useUploads('evaluate', mostPictures)
  const write = useMutation({
    ...mutation('review/write'),
    onSuccess: async () => {
      toast(say('posted'), { icon: 'success' })
      await Promise.all(['review', 'order'].map((domain) => client.invalidateQueries({ queryKey: [domain] })))
    },
  })
  const post = () => {
    setTried(true)
    if (stars === null) return document.getElementById(starsId)?.querySelector('input')?.focus()
    write.mutate({
      order_id,
      order_goods_id,
      stars,
      words: cleanWords(words),
      is_anonymous: isAnonymous,
      ...(uploads.picPaths.length > 0 && { pic_paths: uploads.picPaths }),
    })
  }
  return (
    <div className="space-y-4">
      <StarChoice id={starsId} stars={stars} onChoose={setStars} error={isTried && stars === null ? say('stars_needed') : undefined} />
      <Textarea
        label={say('words')}
        placeholder={say('words_hint')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        maxLength={mostWords}
        count={words.length}
        rows={4}
      />
      <PictureGrid uploads={uploads} most={mostPictures} />
      <div className="flex items-center justify-between gap-3">
        <p className="text-14 text-strong">
          {say('be_anonymous')}
          <span className="block text-12 text-quiet">{say('be_anonymous_hint')}</span>
        </p>
        <Switch label={say('be_anonymous')} checked={isAnonymous} onChange={setAnonymous} />
      </div>
      <Button block busy={write.isPending} disabled={uploads.isSending} onClick={post}>
        {say('post')}
      </Button>
    </div>
  )
}
