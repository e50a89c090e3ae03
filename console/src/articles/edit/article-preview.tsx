import type { EditedArticle } from '@longmall/contract/article-shapes.ts'
import { Button, Drawer, Segmented } from 'antd'
import { useState } from 'react'
import { languageOptions, useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import './article-preview.css'

/** Preview of an article, language by language, as it was saved last: drafts too, which the shop does not show. */
export function ArticlePreview({ article: { texts, cover } }: { article: EditedArticle }) {
  const t = useTranslations('articles')
  const { language } = useConsoleLanguage()
  const [isOpen, setOpen] = useState(false)
  const [chosen, choose] = useState<string>(language)
  const text = texts.find((one) => one.language === chosen) ?? texts.find((one) => one.language === 'en-us') ?? texts[0]
  return (
    <>
      <Button disabled={texts.length === 0} onClick={() => setOpen(true)}>
        {t('preview')}
      </Button>
      <Drawer open={isOpen} title={t('preview')} size={460} onClose={() => setOpen(false)} destroyOnHidden>
        <Segmented
          block
          size="small"
          value={chosen}
          onChange={choose}
          options={languageOptions.filter(({ value }) => texts.some((one) => one.language === value))}
        />
        {text && (
          <article className="article-preview" lang={text.language}>
            {cover && <img src={`${cover.src}-${Math.max(...cover.widths)}.webp`} alt="" />}
            <h2>{text.title}</h2>
            {text.summary && <p>{text.summary}</p>}
            {text.points.length > 0 && (
              <dl>
                {text.points.map(({ heading, text: description }) => (
                  <div key={heading}>
                    <dt>{heading}</dt>
                    <dd>{description}</dd>
                  </div>
                ))}
              </dl>
            )}
            {/* The server cleaned it when it was saved. */}
            <div dangerouslySetInnerHTML={{ __html: text.body }} />
          </article>
        )}
      </Drawer>
    </>
  )
}
