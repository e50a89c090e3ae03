import type { ComponentProps, SubmitEvent } from 'react'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: (event: SubmitEvent) => unknown
}

/**
 * A form whose entries our code validates and sends. By itself it sends nothing: `dialog` excludes the entries, a password too, from the
 * address when it is submitted before hydration. A form that the browser may submit, such as a search, has an `action`.
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
