import Image from '@tiptap/extension-image'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { Button, Input, Popover, Space } from 'antd'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from '../../language.tsx'
import { addressOf } from '../upload/thumbnail.tsx'
import { pictureTypes } from '../upload/upload.ts'
import { useUploads } from '../upload/use-uploads.ts'
import './rich-text.css'

export interface RichTextProps {
  label: string
  /** HTML. */
  value: string
  onChange: (html: string) => void
}

/** Preserves the srcset of pictures, so that a phone loads a small one. */
const StoredImage = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), srcset: { default: null } }
  },
})

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], HTMLAttributes: { target: null } },
  }),
  StoredImage,
]

/** Formatted text as HTML: headings, lists, links, quotations and pictures; no content is an empty text. The server removes disallowed markup. */
export const RichText = (props: RichTextProps) => (
  <Suspense>
    <RichEditor {...props} />
  </Suspense>
)

function RichEditor({ label, value, onChange }: RichTextProps) {
  const lastValue = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: { attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox', class: 'rich-text-page' } },
    onUpdate: ({ editor: of }) => {
      lastValue.current = of.isEmpty ? '' : of.getHTML().normalize('NFC').trim()
      onChange(lastValue.current)
    },
  })
  useEffect(() => {
    // Another value than the one written here: the form was reloaded.
    if (value === lastValue.current) return
    lastValue.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <div className="rich-text">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

function Toolbar({ editor }: { editor: Editor }) {
  const t = useTranslations('upload')
  const is = useEditorState({
    editor,
    selector: ({ editor: of }) => ({
      h2: of.isActive('heading', { level: 2 }),
      h3: of.isActive('heading', { level: 3 }),
      bold: of.isActive('bold'),
      italic: of.isActive('italic'),
      underline: of.isActive('underline'),
      bullets: of.isActive('bulletList'),
      numbers: of.isActive('orderedList'),
      quote: of.isActive('blockquote'),
      canUndo: of.can().undo(),
      canRedo: of.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  return (
    <div className="rich-text-tools" role="toolbar" aria-label={t('format')}>
      <Tool name={t('heading')} isOn={is.h2} onPress={() => chain().toggleHeading({ level: 2 }).run()}>
        H1
      </Tool>
      <Tool name={t('subheading')} isOn={is.h3} onPress={() => chain().toggleHeading({ level: 3 }).run()}>
        H2
      </Tool>
      <Tool name={t('bold')} isOn={is.bold} onPress={() => chain().toggleBold().run()}>
        <b>B</b>
      </Tool>
      <Tool name={t('italic')} isOn={is.italic} onPress={() => chain().toggleItalic().run()}>
        <i>I</i>
      </Tool>
      <Tool name={t('underline')} isOn={is.underline} onPress={() => chain().toggleUnderline().run()}>
        <u>U</u>
      </Tool>
      <Tool name={t('bullets')} isOn={is.bullets} onPress={() => chain().toggleBulletList().run()}>
        •
      </Tool>
      <Tool name={t('numbers')} isOn={is.numbers} onPress={() => chain().toggleOrderedList().run()}>
        1.
      </Tool>
      <Tool name={t('quote')} isOn={is.quote} onPress={() => chain().toggleBlockquote().run()}>
        ”
      </Tool>
      <Tool name={t('line')} onPress={() => chain().setHorizontalRule().run()}>
        ―
      </Tool>
      <LinkTool editor={editor} />
      <PictureTool editor={editor} />
      <Tool name={t('undo')} isDisabled={!is.canUndo} onPress={() => chain().undo().run()}>
        ↶
      </Tool>
      <Tool name={t('redo')} isDisabled={!is.canRedo} onPress={() => chain().redo().run()}>
        ↷
      </Tool>
    </div>
  )
}

interface ToolProps {
  name: string
  isOn?: boolean
  isDisabled?: boolean
  onPress?: () => void
  children: ReactNode
}

const Tool = ({ name, isOn, isDisabled = false, onPress, children }: ToolProps) => (
  <Button
    size="small"
    type={isOn ? 'primary' : 'text'}
    title={name}
    aria-label={name}
    {...(isOn !== undefined && { 'aria-pressed': isOn })}
    disabled={isDisabled}
    onClick={onPress}
  >
    {typeof children === 'string' ? <span className="rich-text-sign" data-sign={children} /> : children}
  </Button>
)

/** A sign drawn by a line. */
const ToolIcon = ({ path }: { path: string }) => (
  <svg
    width="14"
    height="14"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={path} />
  </svg>
)

/** The address of a link: of the shop's own pages, or of others over https. */
const linkForm = /^(\/(?!\/)|https?:\/\/|mailto:)\S+$/

function LinkTool({ editor }: { editor: Editor }) {
  const t = useTranslations('upload')
  const [isOpen, setOpen] = useState(false)
  const [href, setHref] = useState('')
  const open = (wanted: boolean) => {
    if (wanted) setHref(String(editor.getAttributes('link').href ?? ''))
    setOpen(wanted)
  }
  const isWrong = href !== '' && !linkForm.test(href)
  const set = () => {
    if (isWrong) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    setOpen(false)
  }
  return (
    <Popover
      open={isOpen}
      onOpenChange={open}
      trigger="click"
      destroyOnHidden
      content={
        <Space.Compact style={{ width: 340 }}>
          <Input
            autoFocus
            aria-label={t('link_address')}
            placeholder="https://"
            value={href}
            {...(isWrong && { status: 'error' as const })}
            onChange={({ target }) => setHref(target.value.trim())}
            onPressEnter={(event) => {
              event.preventDefault()
              set()
            }}
          />
          <Button type="primary" disabled={isWrong} onClick={set}>
            {href === '' ? t('no_link') : t('set_link')}
          </Button>
        </Space.Compact>
      }
    >
      <span>
        <Tool name={t('link')}>
          <ToolIcon path="M6.5 9.5a3 3 0 0 0 4.2 0l2.4-2.4a3 3 0 0 0-4.2-4.2L8 3.8M9.5 6.5a3 3 0 0 0-4.2 0L2.9 8.9a3 3 0 0 0 4.2 4.2l.9-.9" />
        </Tool>
      </span>
    </Popover>
  )
}

function PictureTool({ editor }: { editor: Editor }) {
  const t = useTranslations('upload')
  const input = useRef<HTMLInputElement>(null)
  const { sending, send, forget } = useUploads('content')
  const add = async (files: File[]) => {
    for (const { picture } of await send(files)) {
      if (!picture) continue
      const srcset = picture.widths.map((width) => `${picture.src}-${width}.webp ${width}w`).join(', ')
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { src: addressOf(picture, 640), srcset, alt: '' } })
        .run()
    }
  }
  const failed = sending.find(({ failure }) => failure)
  return (
    <>
      <Tool name={t('insert_picture')} isDisabled={sending.some(({ failure }) => !failure)} onPress={() => input.current?.click()}>
        <ToolIcon path="M2 3h12v10H2zM2 11l3.5-3.5L8 10l2.5-2.5L14 11M5 6.2h.1" />
      </Tool>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('insert_picture')}
        accept={pictureTypes}
        multiple
        onChange={({ target }) => {
          void add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <span aria-live="polite" className="rich-text-status">
        {sending
          .filter(({ failure }) => !failure)
          .map(({ percent }) => `${percent}%`)
          .join(' ')}
        {failed && (
          <Button size="small" type="link" danger onClick={() => forget(failed.id)}>
            {failed.failure}
          </Button>
        )}
      </span>
    </>
  )
}
