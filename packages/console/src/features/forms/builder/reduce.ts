import type { FieldKind } from '@helpdesk/sdk/rules/field-kinds';
import type { FormField } from '../field-types.ts';
import m from '../messages.yaml';
import type { Draft, Settings } from './draft.ts';
import { copyOf, moved, newField } from './fields.ts';
import { afterChange } from './translations.ts';

export type Pane = 'fields' | 'settings' | 'translations' | 'preview';

export type Builder = {
  draft: Draft;
  /** The visible tab of the builder. */
  pane: Pane;
  /** The expanded field. */
  openId: string | null;
  /** The last removed field, and its position. */
  removed: { field: FormField; index: number } | null;
  /** A description of the last action, for screen readers. */
  said: string;
};

export type Action =
  | { do: 'edit'; part: Partial<Omit<Draft, 'fields' | 'settings'>> }
  | { do: 'set'; settings: Partial<Settings> }
  | { do: 'add'; type: FieldKind }
  | { do: 'change'; field: FormField }
  | { do: 'move'; id: string; to: number }
  | { do: 'duplicate'; id: string }
  | { do: 'remove'; id: string }
  | { do: 'undo' }
  | { do: 'open'; id: string | null }
  | { do: 'look'; pane: Pane }
  | { do: 'restart'; draft: Draft };

export const startOf = (draft: Draft): Builder => ({
  draft,
  pane: 'fields',
  openId: null,
  removed: null,
  said: '',
});

/** Returns the builder's state after an action. */
export function reduce(builder: Builder, action: Action): Builder {
  const { draft } = builder;
  const { fields } = draft;
  const withFields = (list: FormField[], more: Partial<Builder>): Builder => ({
    ...builder,
    draft: { ...draft, fields: list },
    ...more,
  });
  const indexOf = (id: string) => fields.findIndex((field) => field.id === id);

  switch (action.do) {
    case 'edit':
      return { ...builder, draft: { ...draft, ...action.part } };
    case 'set':
      return {
        ...builder,
        draft: { ...draft, settings: { ...draft.settings, ...action.settings } },
      };
    case 'add': {
      const field = newField(action.type, fields);
      return withFields([...fields, field], {
        openId: field.id,
        said: m.reduce.added({ field: field.label }),
      });
    }
    case 'change': {
      const before = fields[indexOf(action.field.id)];
      if (!before) return builder;
      const translations = afterChange(draft.translations, before, action.field);
      const list = fields.map((field) => (field === before ? action.field : field));
      return { ...builder, draft: { ...draft, fields: list, translations } };
    }
    case 'move': {
      const from = indexOf(action.id);
      const to = Math.max(0, Math.min(action.to, fields.length - 1));
      const label = fields[from]?.label;
      if (label === undefined || from === to) return builder;
      const said = m.reduce.movedToPositionOf({ label, value: to + 1, count: fields.length });
      return withFields(moved(fields, from, to), { said });
    }
    case 'duplicate': {
      const at = indexOf(action.id);
      const original = fields[at];
      if (!original) return builder;
      const copy = copyOf(original, fields);
      const list = moved([...fields, copy], fields.length, at + 1);
      return withFields(list, {
        openId: copy.id,
        said: m.reduce.duplicated({ original: original.label }),
      });
    }
    case 'remove': {
      const index = indexOf(action.id);
      const field = fields[index];
      if (!field) return builder;
      const list = fields.filter(({ id }) => id !== action.id);
      return withFields(list, {
        removed: { field, index },
        said: m.reduce.removed({ field: field.label }),
      });
    }
    case 'undo': {
      if (!builder.removed) return builder;
      const { field, index } = builder.removed;
      const list = moved([...fields, field], fields.length, index);
      return withFields(list, { removed: null, said: m.reduce.isBack({ field: field.label }) });
    }
    case 'open':
      return { ...builder, openId: action.id };
    case 'look':
      return { ...builder, pane: action.pane };
    case 'restart':
      return startOf(action.draft);
  }
}
