import { type AfterSaleRequest, type RefundableLine, type AfterSaleKind, type AfterSaleReason } from '@longmall/contract/refund.ts'
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
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'
import { RefundPreview } from './refund-preview.tsx'
import { SavedPictures } from './saved-pictures.tsx'
import { reasonKey, reasonsFor } from './reasons-for.ts'
import { ReturnGoods } from '../return-goods.tsx'

const maxPictures = 9
const maxNoteLength = 500

/** Kind, quantity, reason, note and pictures, and a preview of the refund. */
export function RefundForm({ line, before }: { line: RefundableLine; before?: AfterSaleRequest | undefined }) {
  const t = useTranslations('refund')
  const [kind, setKind] = useState<AfterSaleKind>(startKind(line, before))
  const [enteredQuantity, setEnteredQuantity] = useState(before?.quantity ?? 1)
  const [reason, setReason] = useState<AfterSaleReason | ''>(before?.reason ?? '')
  const [note, setNote] = useState(before?.note ?? '')
  const [savedPictures, setSavedPictures] = useState(before?.pic_paths ?? [])
  const [isSubmitted, setSubmitted] = useState(false)
  const uploads = useUploads('refund', maxPictures - savedPictures.length)
  const quantity = Math.min(enteredQuantity, line[kind])
  const input = { kind, quantity, note: note.normalize('NFC').trim(), pic_paths: [...savedPictures, ...uploads.picPaths] }
  const { isPending, send } = useSubmitRequest(line, before)
  const choices = reasonsFor(line, kind)
  const chosen = choices.find((one) => one === reason)
  const submit = () => {
    setSubmitted(true)
    if (chosen) send({ ...input, reason: chosen })
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
            <span className="text-14 text-body">{t('quantity')}</span>
            <span className="flex items-center gap-2 text-12 text-quiet">
              {t('of_quantity', { count: line[kind] })}
              <Stepper value={quantity} onChange={setEnteredQuantity} max={line[kind]} label={t('quantity')} />
            </span>
          </div>
          <Select
            label={t('reason')}
            required
            placeholder={t('choose_reason')}
            value={chosen ?? ''}
            onChange={(event) => setReason(event.target.value as AfterSaleReason)}
            options={choices.map((value) => ({ value, label: t(reasonKey(value)) }))}
            error={isSubmitted && !chosen ? t('reason_needed') : undefined}
          />
          <Textarea
            label={t('note')}
            placeholder={t('note_hint')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            maxLength={maxNoteLength}
            count={note.length}
            rows={3}
          />
          <div className="space-y-2">
            <p className="text-14 text-body">{t('pictures')}</p>
            <SavedPictures paths={savedPictures} onRemove={(path) => setSavedPictures(savedPictures.filter((one) => one !== path))} />
            <PictureGrid uploads={uploads} limit={maxPictures - savedPictures.length} />
          </div>
        </Card>
        <RefundPreview orderGoodsId={line.order_goods_id} kind={kind} quantity={quantity} />
      </div>
      <div className="hairline-t sticky bottom-0 z-20 bg-card px-4 pt-2 pb-3">
        <Button size="large" block busy={isPending} disabled={uploads.isSending} onClick={submit}>
          {t('submit')}
        </Button>
        <div className="safe-bottom" />
      </div>
    </>
  )
}

const startKind = (line: RefundableLine, before: AfterSaleRequest | undefined): AfterSaleKind =>
  line.return_refund === 0 ? 'refund_only' : (before?.kind ?? 'return_refund')

interface ReturnInput {
  kind: AfterSaleKind
  quantity: number
  reason: AfterSaleReason
  note: string
  pic_paths: string[]
}

/** Sends the request and opens its page. */
function useSubmitRequest(line: RefundableLine, before: AfterSaleRequest | undefined) {
  const t = useTranslations('refund')
  const go = useGo()
  const client = useQueryClient()
  const mutationOptions = {
    onSuccess: async ({ refund_id }: AfterSaleRequest) => {
      toast(t('submitted'), { icon: 'success' })
      await go('/v2/order/refund_detail/refund_detail', { refund_id }, { replace: true })
      await Promise.all(['refund', 'order'].map((domain) => client.invalidateQueries({ queryKey: [domain] })))
    },
  }
  const apply = useMutation({ ...mutation('refund/apply'), ...mutationOptions })
  const reapply = useMutation({ ...mutation('refund/reapply'), ...mutationOptions })
  const send = (input: ReturnInput) =>
    before ? reapply.mutate({ refund_id: before.refund_id, ...input }) : apply.mutate({ order_goods_id: line.order_goods_id, ...input })
  return { isPending: apply.isPending || reapply.isPending, send }
}

/** The applicable kinds; unshipped goods can only be refunded without a return. */
function KindChoice({ line, kind, onChoose }: { line: RefundableLine; kind: AfterSaleKind; onChoose: (kind: AfterSaleKind) => void }) {
  const t = useTranslations('refund')
  const kinds = (['return_refund', 'refund_only'] as const).filter((one) => line[one] > 0)
  const isUnsent = line.unshipped > 0 && line.return_refund === 0
  return (
    <fieldset>
      <legend className="pb-1 text-14 text-body">{t('kind_question')}</legend>
      {kinds.map((one) => (
        <Radio key={one} name="kind" checked={one === kind} onChange={() => onChoose(one)}>
          {t(`kind_${one}`)}
          <span className="block text-12 text-quiet">{t(isUnsent ? 'kind_not_sent' : `kind_${one}_text`)}</span>
        </Radio>
      ))}
    </fieldset>
  )
}
