import { type Return, type ReturnableLine, type ReturnKind, type ReturnReason } from '@longmall/contract/returns.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Radio } from '@longmall/ui/form/radio.tsx'
import { Select } from '@longmall/ui/form/select.tsx'
import { Stepper } from '@longmall/ui/form/stepper.tsx'
import { Textarea } from '@longmall/ui/form/textarea.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PictureGrid } from '../../review/writing/picture-grid.tsx'
import { useUploads } from '../../review/writing/use-uploads.ts'
import { mutation } from '@longmall/web/call/query.ts'
import { useGo } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { toast } from '../../shell/toast.ts'
import { BackPreview } from './back-preview.tsx'
import { KeptPictures } from './kept-pictures.tsx'
import { reasonKey, reasonsFor } from './reasons-for.ts'
import { ReturnGoods } from '../return-goods.tsx'

const mostPictures = 9
const mostWords = 500

/** Kind, pieces, reason, words and pictures, and what would go back where as one chooses. */
export function RefundForm({ line, before }: { line: ReturnableLine; before?: Return | undefined }) {
  const say = usePhrases('returns')
  const [kind, setKind] = useState<ReturnKind>(startKind(line, before))
  const [pieces, setPieces] = useState(before?.quantity ?? 1)
  const [reason, setReason] = useState<ReturnReason | ''>(before?.reason ?? '')
  const [words, setWords] = useState(before?.words ?? '')
  const [kept, setKept] = useState(before?.pic_paths ?? [])
  const [isTried, setTried] = useState(false)
  const uploads = useUploads('refund', mostPictures - kept.length)
  const quantity = Math.min(pieces, line[kind])
  const asked = { kind, quantity, words: words.normalize('NFC').trim(), pic_paths: [...kept, ...uploads.picPaths] }
  const { isPending, send } = useAsk(line, before)
  const choices = reasonsFor(line, kind)
  const chosen = choices.find((one) => one === reason)
  const submit = () => {
    setTried(true)
    if (chosen) send({ ...asked, reason: chosen })
  }
  return (
    <>
      <div className="flex-1 space-y-3 p-3">
        <Card>
          <ReturnGoods goods={line} />
        </Card>
        <Card className="space-y-4">
          <KindChoice line={line} kind={kind} onChoose={setKind} />
          <div className="flex items-center justify-between gap-3">
            <span className="text-14 text-body">{say('quantity')}</span>
            <span className="flex items-center gap-2 text-12 text-quiet">
              {say('of_pieces', { count: line[kind] })}
              <Stepper value={quantity} onChange={setPieces} max={line[kind]} label={say('quantity')} />
            </span>
          </div>
          <Select
            label={say('reason')}
            required
            placeholder={say('choose_reason')}
            value={chosen ?? ''}
            onChange={(event) => setReason(event.target.value as ReturnReason)}
            options={choices.map((value) => ({ value, label: say(reasonKey(value)) }))}
            error={isTried && !chosen ? say('reason_needed') : undefined}
          />
          <Textarea
            label={say('words')}
            placeholder={say('words_hint')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            maxLength={mostWords}
            count={words.length}
            rows={3}
          />
          <div className="space-y-2">
            <p className="text-14 text-body">{say('pictures')}</p>
            <KeptPictures paths={kept} onRemove={(path) => setKept(kept.filter((one) => one !== path))} />
            <PictureGrid uploads={uploads} most={mostPictures - kept.length} />
          </div>
        </Card>
        <BackPreview orderGoodsId={line.order_goods_id} kind={kind} quantity={quantity} />
      </div>
      <div className="hairline-t sticky bottom-0 z-20 bg-card px-4 pt-2 pb-3">
        <Button size="large" block busy={isPending} disabled={uploads.isSending} onClick={submit}>
          {say('submit')}
        </Button>
        <div className="safe-bottom" />
      </div>
    </>
  )
}

const startKind = (line: ReturnableLine, before: Return | undefined): ReturnKind =>
  line.return_refund === 0 ? 'refund_only' : (before?.kind ?? 'return_refund')

interface Asked {
  kind: ReturnKind
  quantity: number
  reason: ReturnReason
  words: string
  pic_paths: string[]
}

/** Sends the request and goes to where it stands. */
function useAsk(line: ReturnableLine, before: Return | undefined) {
  const say = usePhrases('returns')
  const go = useGo()
  const client = useQueryClient()
  const answered = {
    onSuccess: async ({ refund_id }: Return) => {
      toast(say('submitted'), { icon: 'success' })
      await go('/v2/order/refund_detail/refund_detail', { refund_id }, { replace: true })
      await Promise.all(['returns', 'order'].map((domain) => client.invalidateQueries({ queryKey: [domain] })))
    },
  }
  const apply = useMutation({ ...mutation('returns/apply'), ...answered })
  const reapply = useMutation({ ...mutation('returns/reapply'), ...answered })
  const send = (asked: Asked) =>
    before ? reapply.mutate({ refund_id: before.refund_id, ...asked }) : apply.mutate({ order_goods_id: line.order_goods_id, ...asked })
  return { isPending: apply.isPending || reapply.isPending, send }
}

/** The kinds that fit; what has not been sent can only be refunded. */
function KindChoice({ line, kind, onChoose }: { line: ReturnableLine; kind: ReturnKind; onChoose: (kind: ReturnKind) => void }) {
  const say = usePhrases('returns')
  const kinds = (['return_refund', 'refund_only'] as const).filter((one) => line[one] > 0)
  const isUnsent = line.unshipped > 0 && line.return_refund === 0
  return (
    <fieldset>
      <legend className="pb-1 text-14 text-body">{say('kind')}</legend>
      {kinds.map((one) => (
        <Radio key={one} name="kind" checked={one === kind} onChange={() => onChoose(one)}>
          {say(`kind_${one}`)}
          <span className="block text-12 text-quiet">{say(isUnsent ? 'kind_not_sent' : `kind_${one}_text`)}</span>
        </Radio>
      ))}
    </fieldset>
  )
}
