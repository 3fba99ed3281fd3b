// Everything that this module keeps, as its migrations see it.
export * from './captcha/tables.ts';
export * from './columns.ts';
export * from './core-tables.ts';
export * from './devices/tables.ts';
export * from './external/tables.ts';
export * from './passkeys/tables.ts';
export * from './registration/tables.ts';
export * from './verification/tables.ts';
