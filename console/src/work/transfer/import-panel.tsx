import { App, Alert, Button, Flex, Typography, Upload } from 'antd'
import { useRef, useState } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { WorkCard } from '../work-card.tsx'
import { uploadFile, type UploadedFile, maxBytes } from './upload-file.ts'

const isAccepted = (name: string) => /\.(csv|zip)$/i.test(name) && !name.startsWith('.')

/** Goods from files: uploaded first, validated by a dry run, then imported; each with its report (CAT-17). */
export function ImportPanel() {
  const t = useTranslations('imports')
  const [files, setFiles] = useState<UploadedFile[]>([])
  const [work_id, setWork] = useState<number | null>(null)
  const { addFiles, percent, failures } = useFiles((file) => setFiles((before) => [...before, file]))
  const input = { files: files.map(({ file_key }) => file_key) }
  return (
    <Flex vertical gap={16} style={{ maxWidth: 1100 }}>
      <Typography.Paragraph style={{ margin: 0, maxWidth: 860 }}>{t('import_lead')}</Typography.Paragraph>
      <Upload.Dragger
        multiple
        accept=".csv,.zip"
        showUploadList={false}
        beforeUpload={(file) => {
          void addFiles([file])
          return false
        }}
      >
        <p style={{ margin: '8px 0' }}>{t('drop_files')}</p>
      </Upload.Dragger>
      <FolderButton onFiles={(files) => void addFiles(files)} />
      {percent !== null && <div role="status">{`${percent} %`}</div>}
      {failures.map((text) => (
        <Alert key={text} type="error" showIcon title={text} />
      ))}
      <FileList files={files} onRemove={(key) => setFiles((before) => before.filter(({ file_key }) => file_key !== key))} />
      <Typography.Text style={{ color: '#5c5c69' }}>{t('dry_run_note')}</Typography.Text>
      <Flex gap={8} wrap>
        <ActionButton
          command="catalogue/import_goods"
          input={{ ...input, dry_run: true }}
          label={t('dry_run')}
          isDisabled={files.length === 0}
          onDone={(started) => setWork(started.work_id)}
        />
        <ActionButton
          command="catalogue/import_goods"
          input={{ ...input, dry_run: false }}
          label={t('import')}
          question={t('import_confirm')}
          type="primary"
          isDisabled={files.length === 0}
          onDone={(started) => setWork(started.work_id)}
        />
      </Flex>
      {work_id !== null && <WorkCard key={work_id} work_id={work_id} />}
    </Flex>
  )
}

/** Uploads files one after the other; `percent` of the current one, null while there is none. */
function useFiles(onUploaded: (file: UploadedFile) => void) {
  const t = useTranslations('imports')
  const tCommon = useTranslations()
  const [percent, setPercent] = useState<number | null>(null)
  const [failures, setFailures] = useState<string[]>([])
  const queue = useRef(Promise.resolve())
  const fail = (text: string) => setFailures((before) => [...new Set([...before, text])])
  const upload = async (file: File) => {
    if (file.size > maxBytes) return fail(t('too_large', { name: file.name }))
    setPercent(0)
    await uploadFile(file, setPercent).then(onUploaded, (failure: CallFailure) =>
      fail(`${file.name}: ${failure.message || tCommon('unreachable')}`),
    )
    setPercent(null)
  }
  const addFiles = (files: readonly File[]) => {
    setFailures([])
    queue.current = files.reduce((before, file) => before.then(() => upload(file)), queue.current)
    return queue.current
  }
  return { addFiles, percent, failures }
}

/** A folder’s product files; nothing else of it leaves the browser. */
function FolderButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTranslations('imports')
  const { message } = App.useApp()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button onClick={() => input.current?.click()}>{t('folder')}</Button>
      <input
        ref={(element) => {
          element?.setAttribute('webkitdirectory', '')
          input.current = element
        }}
        type="file"
        hidden
        multiple
        aria-label={t('folder')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].filter(({ name }) => isAccepted(name))
          if (files.length) onFiles(files)
          else void message.warning(t('no_files'))
          target.value = ''
        }}
      />
    </div>
  )
}

function FileList({ files, onRemove }: { files: readonly UploadedFile[]; onRemove: (file_key: string) => void }) {
  const t = useTranslations('imports')
  const tCommon = useTranslations()
  const { count } = useFormat()
  if (files.length === 0) return null
  return (
    <ul aria-label={t('files')} style={{ margin: 0, padding: 0, listStyle: 'none', maxWidth: 640 }}>
      {files.map(({ file_key, name, bytes }) => (
        <li key={file_key} style={{ display: 'flex', gap: 12, alignItems: 'center', borderBottom: '1px solid #e9e9ef', padding: '4px 0' }}>
          <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</span>
          <span style={{ color: '#5c5c69', whiteSpace: 'nowrap' }}>{t('bytes', { size: count(Math.ceil(bytes / 1024)) })}</span>
          <Button type="link" size="small" aria-label={t('remove_file', { name })} onClick={() => onRemove(file_key)}>
            {tCommon('remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
