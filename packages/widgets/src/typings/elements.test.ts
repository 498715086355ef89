import { expect, expectTypeOf, test } from 'vitest';
import { definitions } from '../loader/tags.ts';
import type { HelpdeskAttributes, HelpdeskElement } from './element-types.ts';
import { elements } from './elements.ts';

const propertyOf = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

test('the loader defines the documented elements, with the same attributes', () => {
  const defined = definitions.map(({ view, props }) => [
    `helpdesk-${view}`,
    Object.keys(props).toSorted(),
  ]);
  const documented = Object.entries(elements).map(([tag, { attributes }]) => [
    tag,
    Object.keys(attributes).map(propertyOf).toSorted(),
  ]);
  expect(defined).toEqual(documented);
});

test('the types match the table', () => {
  type Form = HTMLElementTagNameMap['helpdesk-form'];
  expectTypeOf<Form>().toEqualTypeOf<HelpdeskElement<'helpdesk-form'>>();
  expectTypeOf<Form['theme']>().toEqualTypeOf<'light' | 'dark' | 'auto' | undefined>();
  expectTypeOf<Form['submit']>().toEqualTypeOf<() => void>();
  expectTypeOf<HelpdeskAttributes<'helpdesk-form'>['form-id']>().toEqualTypeOf<
    string | undefined
  >();
  expectTypeOf<HTMLElementEventMap['helpdesk-success']['detail']>().toEqualTypeOf<{
    response: { id: string; message: string; ticketNumber: string | null };
  }>();
});
