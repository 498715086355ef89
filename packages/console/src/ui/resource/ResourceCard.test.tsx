import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ResourceCard } from './ResourceCard.tsx';

type Pet = { id: string; name: string };

const retry = vi.fn();
const create = { label: 'Add pet', onClick: () => {} };

function Pets({ pets }: { pets: readonly Pet[] }) {
  return (
    <ResourceCard
      name="Pets"
      list={{ items: pets, problem: null, retry }}
      row={(pet, open) => (
        <li key={pet.id}>
          <button type="button" onClick={() => open('feed')}>
            Feed {pet.id}
          </button>
        </li>
      )}
      dialogs={{ feed: ({ item }) => <p role="dialog">Food for {item.name}</p> }}
      title="Pets"
      create={create}
      empty={{ title: 'No pets yet', action: create }}
    />
  );
}

afterEach(cleanup);

it('a dialog shows the current item of the list, and stays open if it is removed from it', async () => {
  const other = { id: 'p1', name: 'Rex' };
  const { rerender } = render(<Pets pets={[other, { id: 'p2', name: 'Tom' }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Feed p2' }));
  expect(screen.getByRole('dialog').textContent).toBe('Food for Tom');
  rerender(<Pets pets={[other, { id: 'p2', name: 'Tommy' }]} />);
  expect(screen.getByRole('dialog').textContent).toBe('Food for Tommy');
  rerender(<Pets pets={[other]} />);
  expect(screen.getByRole('dialog').textContent).toBe('Food for Tom');
});

it('an empty list has the main button, and the header a plain one', () => {
  const buttons = () =>
    screen
      .getAllByRole('button', { name: 'Add pet' })
      .map(({ className }) => /\bbg-primary\b/.test(className));
  const { rerender } = render(<Pets pets={[]} />);
  expect(buttons()).toEqual([false, true]);
  rerender(<Pets pets={[{ id: 'p1', name: 'Rex' }]} />);
  expect(buttons()).toEqual([true]);
});
