import { Link, useLocation } from '@tanstack/react-router'
import { Menu } from 'antd'
import { holdsPermission } from './holds-permission.ts'
import { useWords } from './language.tsx'

export interface MainMenuProps {
  permissions: readonly string[]
  onChoose?: () => void
}

/** The places of the console that the operator may go to. */
export function MainMenu({ permissions, onChoose }: MainMenuProps) {
  const say = useWords()
  const path = useLocation().pathname
  return (
    <nav aria-label={say('menu')}>
      <Menu
        mode="inline"
        selectedKeys={[path]}
        {...(onChoose && { onClick: onChoose })}
        style={{ borderInlineEnd: 'none' }}
        items={[
          { key: '/', label: <Link to="/">{say('home')}</Link> },
          ...(holdsPermission(permissions, 'message.view') ? [{ key: '/outbox', label: <Link to="/outbox">{say('outbox')}</Link> }] : []),
          { key: '/account', label: <Link to="/account">{say('my_account')}</Link> },
        ]}
      />
    </nav>
  )
}
