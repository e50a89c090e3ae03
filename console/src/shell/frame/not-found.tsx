import { Link } from '@tanstack/react-router'
import { Result } from 'antd'
import { useTranslations } from '../language.tsx'

/** An unknown address of the console. */
export function NotFound() {
  const t = useTranslations()
  return <Result status="404" title={t('not_found')} extra={<Link to="/">{t('back_home')}</Link>} />
}
