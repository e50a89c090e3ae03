import { Link } from '@tanstack/react-router'
import { Result } from 'antd'
import type { ReactNode } from 'react'
import { useMay, type StaffPath } from '../call/may.ts'
import { useWords } from '../language.tsx'

/** A screen for those whose role may ask for what it shows; the server would refuse everybody else. */
export function Allowed({ needs, children }: { needs: StaffPath | readonly StaffPath[] | undefined; children: ReactNode }) {
  const say = useWords()
  const may = useMay()
  if (!needs || may(needs)) return children
  return <Result status="403" title={say('not_allowed')} extra={<Link to="/">{say('back_home')}</Link>} />
}
