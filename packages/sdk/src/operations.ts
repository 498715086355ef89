export * from './contract/calls.ts';
