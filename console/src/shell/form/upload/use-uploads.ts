import type { StaffUploaded, StaffUploadPath } from '@longmall/contract/upload.ts'
import { useState } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useTranslations } from '../../language.tsx'
import { upload } from './upload.ts'

/** A file on its way, or one that was refused and why. */
export interface PendingUpload {
  id: string
  name: string
  percent: number
  failure?: string
}

/** Uploads in progress, each with its percentage; `send` returns the results in the order of the files. */
export function useUploads(path: StaffUploadPath) {
  const t = useTranslations()
  const [sending, setSending] = useState<PendingUpload[]>([])
  const note = (id: string, change: Partial<PendingUpload>) =>
    setSending((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const forget = (id: string) => setSending((all) => all.filter((one) => one.id !== id))

  async function sendOne(file: File, id: string): Promise<StaffUploaded | null> {
    try {
      const uploaded = await upload(path, file, (percent) => note(id, { percent }))
      forget(id)
      return uploaded
    } catch (error) {
      note(id, { failure: (error as CallFailure).message || t('unreachable') })
      return null
    }
  }

  async function send(files: readonly File[]): Promise<StaffUploaded[]> {
    const begun = files.map((file) => ({ file, id: crypto.randomUUID() }))
    setSending((all) => [...all.filter(({ failure }) => !failure), ...begun.map(({ file, id }) => ({ id, name: file.name, percent: 0 }))])
    const done: StaffUploaded[] = []
    // One after another: the server draws each in several widths.
    for (const { file, id } of begun) {
      const uploaded = await sendOne(file, id)
      if (uploaded) done.push(uploaded)
    }
    return done
  }
  return { sending, send, forget }
}
