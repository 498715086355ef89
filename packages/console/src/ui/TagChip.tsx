import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import m from './messages.yaml';
import { dots, type TagColor } from './tag-colors.ts';

type Tag = { id: string; name: string; color: TagColor };

/** The dot in the color of a tag. */
export function TagDot({ color, className }: { color: TagColor; className?: string }) {
  const { light, dark } = dots[color];
  const style = { '--dot': `light-dark(${light}, ${dark})` } as CSSProperties;
  return (
    <span
      aria-hidden="true"
      style={style}
      className={cx('size-2 shrink-0 rounded-full bg-(--dot) forced-color-adjust-none', className)}
    />
  );
}

/** A tag: its dot and its name. */
export function TagChip({ tag, className }: { tag: Tag; className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex h-5 max-w-44 min-w-0 items-center gap-1.5 rounded-sm border px-1.5 text-xs font-normal text-muted-foreground',
        className,
      )}
    >
      <TagDot color={tag.color} />
      <span className="truncate">{tag.name}</span>
    </span>
  );
}

type TagsProps = { tags: readonly Tag[]; most?: number; className?: string };

/** The tags of a ticket, or the first of them and the number of others. */
export function Tags({ tags, most = tags.length, className }: TagsProps) {
  if (tags.length === 0) return null;
  const more = tags.slice(most);
  return (
    <span
      className={cx('inline-flex min-w-0 flex-wrap items-center gap-1 align-middle', className)}
    >
      <span className="sr-only">{m.tagChip.tags} </span>
      {tags.slice(0, most).map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
      {more.length > 0 && (
        <span
          title={more.map(({ name }) => name).join(', ')}
          className="text-xs text-muted-foreground"
        >
          <span aria-hidden="true">+{more.length}</span>
          <span className="sr-only">{more.map(({ name }) => name).join(', ')}</span>
        </span>
      )}
    </span>
  );
}
