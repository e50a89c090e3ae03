import { Link } from '@tanstack/react-router'
import { Result } from 'antd'
import { useWords } from '../language.tsx'

/** An address of the console that leads nowhere. */
export function NothingHere() {
  const say = useWords()
  return <Result status="404" title={say('not_found')} extra={<Link to="/">{say('back_home')}</Link>} />
}
