import type { CommanderError } from 'commander';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createProgram } from './program.ts';

/** Parses arguments without running a command. Resolves to what is printed and the error code. */
async function parse(...args: string[]) {
  let printed = '';
  const noCommand = async () => {};
  const program = createProgram({ loadConfig: () => readConfig({}), withStore: noCommand });
  for (const command of [program, ...program.commands])
    command
      .exitOverride()
      .configureOutput({ writeErr: (text) => (printed += text), writeOut: (text) => (printed += text) });
  const { code } = await program.parseAsync(args, { from: 'user' }).then(
    () => ({ code: '' }),
    (error: CommanderError) => error,
  );
  return { code, printed };
}

test.each([
  [['remove'], "unknown command 'remove'"],
  [['show', '1', '--spam'], "unknown option '--spam'"],
  [['list', 'all'], 'too many arguments'],
  [['list', '--from', '2026-02-30'], 'The day must be a date'],
  [['stats', '--to', 'yesterday'], 'The day must be a date'],
  [['list', '--to', '9999-12-31'], 'The day must be a date'],
  [['delete'], 'give either ids or --email'],
  [['delete', '1', '--email', 'a@b.example'], 'give either ids or --email'],
  [['resend'], "missing required argument 'id'"],
  [['release', 'a'], 'The id must be a whole number'],
  ...['many', '', '0', '-1', '1.5', '1e3', '0x10', ' 5', '1e300', '99999999999999999999', 'Infinity'].map(
    (limit): [string[], string] => [['list', `--limit=${limit}`], 'The limit must be a whole number'],
  ),
  ...['', '0d', '-1d', '24', '24 mo', '1e3d', '24m', 'mo', '99999y'].map((age): [string[], string] => [
    ['expire', `--older-than=${age}`],
    'The age must be in days',
  ]),
  [['expire'], "required option '--older-than <age>' not specified"],
  ...['0', '9'.repeat(20), '1;2'].map((id): [string[], string] => [['show', id], 'The id must be a whole number']),
  [['show'], "missing required argument 'id'"],
  [['export'], "required option '--format <format>' not specified"],
  [['export', '--format', 'xml'], 'Allowed choices are csv, json'],
])('rejects the arguments %j', async (args, sentence) => {
  const { code, printed } = await parse(...args);
  expect(code).toMatch(/^commander\./);
  expect(printed).toContain(sentence);
});
