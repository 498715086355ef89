import { describe, expect, it } from 'vitest';
import { draftOf } from './draft.ts';
import { form } from './test-builder.tsx';
import { afterChange, missingIn, type Translations, withText } from './translations.ts';

const choice = { id: 'a', name: 'a', label: 'A', type: 'select', required: false } as const;
const before = { ...choice, options: ['Order', 'Repair'] };
const translations: Translations = {
  de: { fields: [{ id: 'a', options: [{ option: 'Order', text: 'Bestellung' }] }] },
};

describe('translations of a form', () => {
  it('count missing translations, without texts that the form leaves empty', () => {
    const draft = draftOf(form);
    // The title, and one label for each field.
    expect(missingIn(draft, 'de')).toBe(4);
    const some = withText(draft.translations, 'de', { fieldId: 'a', part: 'label' }, 'Ah');
    const more = withText(some, 'de', { part: 'title' }, 'Kontakt');
    expect(missingIn({ ...draft, translations: more }, 'de')).toBe(2);
    expect(missingIn({ ...draft, translations: more }, 'fr')).toBe(4);
  });

  it('follow an option whose text changes, and stay when options swap places', () => {
    const renamed = afterChange(translations, before, {
      ...before,
      options: ['Purchase', 'Repair'],
    });
    expect(renamed.de?.fields?.[0]?.options).toEqual([{ option: 'Purchase', text: 'Bestellung' }]);
    const moved = afterChange(translations, before, { ...before, options: ['Repair', 'Order'] });
    expect(moved).toEqual(translations);
  });
});
