import type { Field } from '../../shell/form/field.ts'
import { PictureField } from '../../shell/form/fields/picture-field.tsx'

/** The cover of an article. */
export const coverField = (label: string): Field<'article/save'> => ({
  kind: 'custom',
  name: 'cover',
  label,
  render: (control) => <PictureField {...control} path="content" />,
})
