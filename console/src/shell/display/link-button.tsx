import { useNavigate, useRouter } from '@tanstack/react-router'
import { Button, type ButtonProps } from 'antd'

export interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'size' | 'children'> {
  /** A path of the console, `/orders`. */
  to: string
  search?: Record<string, unknown>
  /** State of the history entry beside the address. */
  state?: object
}

/** A button that opens a screen: a link, so that it opens in another tab too. */
export function LinkButton({ to, search = {}, state, ...button }: LinkButtonProps) {
  const router = useRouter()
  const navigate = useNavigate()
  const target = { to, search: search as never, ...(state && { state: state as never }) }
  return (
    <Button
      {...button}
      href={router.history.createHref(router.buildLocation(target).publicHref)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        void navigate(target)
      }}
    />
  )
}
