import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  closeChat,
  expandedChats,
  minimizeChat,
  openChat,
  restoreChats,
  useOpenChats,
} from './open-chats.ts';

let person = 0;
const chats = () => renderHook(useOpenChats).result.current;
const ids = () => chats().map(({ id, minimized }) => `${id}${minimized ? ' minimized' : ''}`);

beforeEach(() => {
  // Clears chats that another test file may have left open.
  restoreChats('nobody', 'o1');
  sessionStorage.clear();
  person += 1;
  restoreChats(`u${person}`, 'o1');
});

test('a chat opens in one panel, and opening it again restores it when minimized', () => {
  act(() => openChat('a'));
  act(() => openChat('b'));
  act(() => minimizeChat('a'));
  expect(ids()).toEqual(['a minimized', 'b']);
  act(() => openChat('a'));
  expect(ids()).toEqual(['a', 'b']);
  act(() => closeChat('b'));
  expect(ids()).toEqual(['a']);
});

test('restores open chats after a reload without taking the focus', () => {
  openChat('a');
  openChat('b');
  minimizeChat('a');
  restoreChats('somebody else', 'o1');
  expect(ids()).toEqual([]);
  restoreChats(`u${person}`, 'o1');
  expect(ids()).toEqual(['a minimized', 'b']);
  expect(chats().some(({ wantsFocus }) => wantsFocus)).toBe(false);
});

test('treats invalid storage as empty', () => {
  sessionStorage.setItem('helpdesk_open_chats:o1:broken', '{oops');
  restoreChats('broken', 'o1');
  expect(ids()).toEqual([]);
});

test('shows the most recently used panels in full if there is no room for all', () => {
  for (const id of ['a', 'b', 'c']) openChat(id);
  openChat('a');
  expect([...expandedChats(chats(), 2)].toSorted()).toEqual(['a', 'c']);
  minimizeChat('c');
  expect([...expandedChats(chats(), 2)].toSorted()).toEqual(['a', 'b']);
});
