import { useMutation } from '@tanstack/react-query'
import { App, Button } from 'antd'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useTranslations } from '../language.tsx'
import { saveFile } from './save-file.ts'

export interface LoadedFile {
  file_name: string
  media_type: string
  /** Base64. */
  content: string
}

export interface FileButtonProps {
  label: string
  /** Requests the file. */
  load: () => Promise<LoadedFile>
  type?: 'default' | 'link'
}

/** A button that requests a file from the server and saves it. */
export function FileButton({ label, load, type = 'default' }: FileButtonProps) {
  const t = useTranslations()
  const { message } = App.useApp()
  const saving = useMutation<LoadedFile, CallFailure>({
    mutationFn: load,
    onSuccess: ({ file_name, media_type, content }) =>
      saveFile(
        file_name,
        media_type,
        Uint8Array.from(atob(content), (character) => character.charCodeAt(0)),
      ),
    onError: (failure) => void message.error(failure.message || t('unreachable')),
  })
  return (
    <Button type={type} {...(type === 'link' && { size: 'small' as const })} loading={saving.isPending} onClick={() => saving.mutate()}>
      {label}
    </Button>
  )
}

/** A PDF of the server's as a file. */
export const pdfFile = ({ file_name, pdf }: { file_name: string; pdf: string }): LoadedFile => ({
  file_name,
  media_type: 'application/pdf',
  content: pdf,
})
