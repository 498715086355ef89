export * from './client/calls.ts';
