import type { ComponentProps, SubmitEvent } from 'react'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: (event: SubmitEvent) => unknown
}

/**
 * A form whose entries our code validates and sends. By itself it sends nothing: `dialog` excludes the entries, a password too, from the
 * address when it is sent before the page's code has come. One that the browser may send, to search, names its `action`.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      method={rest.action ? 'get' : 'dialog'}
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit(event)
      }}
    />
  )
}
